import { tellRefunded } from '@ledgerleaf/contract/order-words'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { availableCredits, holdings } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDisputes, testDisputes } from '../../testing/test-disputes.ts'
import { refuseFrozen } from '../../use/freezes/index.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { findMoneyOrder } from '../../views/money/find-money-order.ts'

let shop: TestDisputes['shop']
let buy: TestDisputes['buy']
let deliver: TestDisputes['deliver']
beforeAll(async () => {
  const disputes = await testDisputes()
  shop = disputes.shop
  buy = disputes.buy
  deliver = disputes.deliver
})
afterAll(() => shop.close())

test('a dispute is kept and moves nothing until it is decided', async () => {
  const { dispute, known, status, buyerId, batch } = await buy(3)
  await deliver(dispute('created', 'needs_response'))
  await deliver(dispute('updated', 'under_review'))
  expect(await known()).toEqual([{ status: 'under_review' }])
  await deliver(dispute('closed', 'won'))
  expect(await known()).toEqual([{ status: 'won' }])
  expect(await status()).toBe('settled')
  expect(await findCredits(shop.site.db, holdings(buyerId), batch.id)).toBe(3)
})

test('credits of a disputed payment are neither retired nor withdrawn by hand until it is decided', async () => {
  const { dispute, buyerId, batch } = await buy(3)
  const wish = {
    batchId: batch.id,
    quantity: Credits.parse(1),
    beneficiary: 'B',
    purpose: 'P',
    reason: 'other',
  } as const
  const retire = () =>
    inTransaction(shop.site.db, (tx) => retireCredits(tx, buyerId, wish, new Date())).then(
      () => 'retired',
      (error) => error.code,
    )
  const withdraw = () =>
    inTransaction(shop.site.db, (tx) => refuseFrozen(tx, buyerId, batch.id)).then(
      () => 'free',
      (error) => error.code,
    )
  expect([await retire(), await withdraw()]).toEqual(['retired', 'free'])
  await deliver(dispute('created', 'needs_response'))
  await deliver(dispute('updated', 'under_review'))
  expect([await retire(), await withdraw()]).toEqual(['credits_disputed', 'credits_disputed'])
  await deliver(dispute('closed', 'won'))
  expect([await retire(), await withdraw()]).toEqual(['retired', 'free'])
})

test('a lost one takes the order back once, leaves what is retired retired, and asks nobody for a refund', async () => {
  const { placed, dispute, known, status, sellerId, buyerId, batch } = await buy(5)
  await inTransaction(shop.site.db, (tx) =>
    retireCredits(
      tx,
      buyerId,
      {
        batchId: batch.id,
        quantity: Credits.parse(2),
        beneficiary: 'B',
        purpose: 'P',
        reason: 'other',
      },
      new Date(),
    ),
  )
  for (const event of [
    dispute('closed', 'lost'),
    dispute('closed', 'lost'),
    dispute('created', 'needs_response'),
  ])
    await deliver(event)
  expect(await known()).toEqual([{ status: 'lost' }])
  expect(await status()).toBe('refunded')
  expect(await findCredits(shop.site.db, holdings(buyerId), batch.id)).toBe(0)
  expect(await findCredits(shop.site.db, availableCredits(sellerId), batch.id)).toBe(3)
  const { rows } = await shop.site.pool.query(
    `select refunds.done_at is not null as done, (select sum(kept_retired)::int from order_lines where order_id = $1) as kept,
       (select count(*) from sandbox_refunds) as asked from refunds where order_id = $1`,
    [placed.id],
  )
  expect(rows).toEqual([{ done: true, kept: 2, asked: 0 }])
})

test('after a lost one the buyer and the operators read the same of each line: what went back, and what did not', async () => {
  const { placed, buyer, dispute, buyerId, batch } = await buy(6)
  const words = { beneficiary: 'B', purpose: 'P', reason: 'other' as const }
  await inTransaction(shop.site.db, (tx) =>
    retireCredits(tx, buyerId, { batchId: batch.id, quantity: Credits.parse(4), ...words }, new Date()),
  )
  await deliver(dispute('closed', 'lost'))
  const seen = await shop.find(buyer, placed)
  const known = await findMoneyOrder(shop.site.db, buyerId, placed.id)
  expect(seen.lines).toMatchObject([{ quantity: 6, returned: 6, kept: 4 }])
  expect(known?.lines).toMatchObject([{ quantity: 6, returned: 6, kept: 4 }])
  expect(seen.returns).toMatchObject([{ credits: [{ quantity: 2 }], keptRetired: 4 }])
  expect(tellRefunded(seen.lines)).toBe(
    'Your money went back. 2 credits went to their sellers; 4 were retired or withdrawn to a wallet before and did not.',
  )
})

test('a dispute about another amount, or no payment of ours, is set aside', async () => {
  const { dispute, known, status } = await buy(1)
  const misfits = [
    dispute('created', 'needs_response', { amount: 1001 }),
    dispute('created', 'needs_response', { payment_intent: 'pi_unknown' }),
    dispute('created', 'needs_response', { livemode: true }),
  ]
  for (const event of misfits) await deliver(event)
  const { rows } = await shop.site.pool.query('select state from payment_events where id = any($1)', [
    misfits.map(({ id }) => id),
  ])
  expect(rows.map(({ state }) => state)).toEqual(misfits.map(() => 'quarantined'))
  expect(await known()).toEqual([])
  expect(await status()).toBe('settled')
})

const heldBy = ({ buyerId, batch }: { buyerId: string; batch: { id: string } }) =>
  findCredits(shop.site.db, holdings(buyerId), batch.id)
const paidBy = (buyerId: string) => shop.amount(`world/money/buyer/${buyerId}`)

test('one that is lost in part takes whole credits back once, and what they do not come to waits for an operator', async () => {
  const bought = await buy(4)
  const { placed, buyer, dispute, disputeId, status, sellerId, buyerId } = bought
  const lost = () => dispute('closed', 'lost', { amount: 1500 })
  await Promise.all(Array.from({ length: 5 }, () => deliver(lost())))
  expect(await status()).toBe('settled')
  expect(await heldBy(bought)).toBe(3)
  expect(await findCredits(shop.site.db, availableCredits(sellerId), bought.batch.id)).toBe(1)
  expect(await paidBy(buyerId)).toBe(-2500)
  expect(await shop.amount(`money/proceeds/${sellerId}`)).toBe(2925)
  const [back] = (await shop.find(buyer, placed)).returns
  expect(back).toMatchObject({ number: `${placed.id}-C1`, by: 'bank', amountCents: 1500, isPaid: true })
  expect(back?.credits).toMatchObject([{ quantity: 1, serials: [{ first: 1, last: 1 }] }])

  expect(await shop.admin('disputes')).toContain(`$5.00 is open: settle-dispute ${disputeId} platform`)
  await expect(shop.admin('settle-dispute', disputeId)).rejects.toThrow('Write "platform"')
  const token = bought.listing.tokenId
  await expect(shop.admin('settle-dispute', disputeId, `${token}=1`)).rejects.toThrow('$5.00 is open')
  expect(await shop.admin('settle-dispute', disputeId, 'platform')).toContain('the platform bears $5.00')
  expect(await shop.admin('settle-dispute', disputeId, 'platform')).toContain('nothing was changed')

  // What is left goes back as a whole, without the money the bank took before.
  expect(await shop.admin('refund', placed.id)).toContain('returns $25.00')
  await shop.until(buyer, placed, 'refunded')
  await shop.idle()
  expect(await paidBy(buyerId)).toBe(0)
  expect(await shop.amount(`money/proceeds/${sellerId}`)).toBe(0)
  expect((await shop.find(buyer, placed)).returns.map(({ number }) => number)).toEqual([
    `${placed.id}-C1`,
    `${placed.id}-C2`,
  ])
})

test('one that whole credits come to leaves nothing open', async () => {
  const bought = await buy(4)
  await deliver(bought.dispute('closed', 'lost', { amount: 3000 }))
  expect(await bought.status()).toBe('settled')
  expect(await heldBy(bought)).toBe(1)
  expect(await shop.admin('settle-dispute', bought.disputeId, 'platform')).toContain('Nothing is open')
})

test('one that is lost after a refund in part takes back only what was not returned', async () => {
  const bought = await buy(4)
  await shop.admin('refund-part', bought.placed.id, 'before', `${bought.listing.tokenId}=1`)
  await shop.idle()
  await deliver(bought.dispute('closed', 'lost'))
  expect(await bought.status()).toBe('refunded')
  expect(await heldBy(bought)).toBe(0)
  expect(await paidBy(bought.buyerId)).toBe(0)
})

test('one that was lost before there was a rule is shown as not settled, and follows it when asked', async () => {
  const bought = await buy(4)
  const { placed, disputeId } = bought
  await shop.site.pool.query(
    `insert into disputes (id, order_id, amount_cents, amount_minor, currency, reason, status, opened_at, changed_at)
     values ($1, $2, 2000, 2000, 'usd', 'fraudulent', 'lost', now(), now())`,
    [disputeId, placed.id],
  )
  expect(await shop.admin('disputes')).toContain(`not settled yet: settle-dispute ${disputeId}`)
  expect(await shop.admin('settle-dispute', disputeId, 'platform')).toContain('the platform bears $0.00')
  expect(await heldBy(bought)).toBe(2)
  expect(await shop.admin('settle-dispute', disputeId, 'platform')).toContain('nothing was changed')
})

test('credits that are retired stay so: the operator says whose money it is', async () => {
  const bought = await buy(4)
  const { buyerId, batch, placed, disputeId, sellerId } = bought
  const words = { beneficiary: 'B', purpose: 'P', reason: 'other' as const }
  await inTransaction(shop.site.db, (tx) =>
    retireCredits(tx, buyerId, { batchId: batch.id, quantity: Credits.parse(4), ...words }, new Date()),
  )
  await expect(shop.admin('settle-dispute', disputeId, 'platform')).rejects.toThrow('no dispute')
  await deliver(bought.dispute('created', 'needs_response', { amount: 2500 }))
  await expect(shop.admin('settle-dispute', disputeId, 'platform')).rejects.toThrow('has not decided')
  await deliver(bought.dispute('closed', 'lost', { amount: 2500 }))
  expect(await shop.admin('disputes')).toContain('$25.00 is open')
  const settled = await shop.admin('settle-dispute', disputeId, `${bought.listing.tokenId}=2`)
  expect(settled).toContain('of $25.00 the platform bears $5.00')
  expect(await findCredits(shop.site.db, availableCredits(sellerId), batch.id)).toBe(0)
  expect(await shop.amount(`money/proceeds/${sellerId}`)).toBe(1950)
  const { rows } = await shop.site.pool.query(
    'select returned, kept_retired from order_lines where order_id = $1',
    [placed.id],
  )
  expect(rows).toEqual([{ returned: 2, kept_retired: 2 }])
  expect(await shop.admin('verify')).toContain('The ledger verifies')
})

/** Somebody pays on the sandbox's page with the card that is disputed afterwards. */
const buyDisputed = async () => {
  const guest = shop.guest()
  const { listing, sellerId, batch } = await shop.listing()
  const basketId = await shop.basket(guest, [{ listingId: listing.id, quantity: 2 }])
  const placed = (await shop.order(guest, basketId, 2000, { pay: 'checkout_page' })).json()
  await shop.payAt(placed.payUrl, 'pm_card_createDispute')
  await shop.until(guest, placed, 'settled')
  await shop.idle()
  // Where the bank was faster than the payment, asking after payments finds both.
  await shop.admin('reconcile')
  await shop.idle()
  const { rows } = await shop.site.pool.query('select id, status from disputes where order_id = $1', [
    placed.id,
  ])
  expect(rows).toEqual([{ id: expect.any(String), status: 'needs_response' }])
  return { guest, placed, sellerId, batch, disputeId: String(rows[0].id) }
}

test('a disputed test card: the operator gives in, and the order goes back once', async () => {
  const { guest, placed, sellerId, batch, disputeId } = await buyDisputed()
  expect(await shop.admin('disputes')).toContain(disputeId)
  await expect(shop.admin('dispute', disputeId)).rejects.toThrow('Write "accept"')
  await expect(shop.admin('dispute', 'du_none', 'accept')).rejects.toThrow('no open dispute')
  expect(await shop.admin('dispute', disputeId, 'accept')).toContain('gives in')
  await shop.until(guest, placed, 'refunded')
  await shop.idle()
  await expect(shop.admin('dispute', disputeId, 'accept')).rejects.toThrow('no open dispute')
  expect(await findCredits(shop.site.db, availableCredits(sellerId), batch.id)).toBe(2)
})

test('a disputed test card: the operator answers, the bank agrees, and the order stands', async () => {
  const { guest, placed, disputeId } = await buyDisputed()
  expect(await shop.admin('dispute', disputeId, 'winning_evidence')).toContain('answers')
  await shop.idle()
  await expect(shop.admin('dispute', disputeId, 'more', 'words')).rejects.toThrow('no open dispute')
  expect((await shop.find(guest, placed)).status).toBe('settled')
})

test('a dispute told before its payment is taken up once the payment is known', async () => {
  const { placed, dispute, known } = await buy(1)
  // A notice of the payment that comes after it was settled would name the payment again.
  await shop.idle()
  const intent = 'update payments set intent_id = $2 where order_id = $1 returning intent_id'
  const { rows } = await shop.site.pool.query('select intent_id from payments where order_id = $1', [
    placed.id,
  ])
  await shop.site.pool.query(intent, [placed.id, null])
  await deliver(dispute('created', 'needs_response'))
  expect(await known()).toEqual([])
  await shop.site.pool.query(intent, [placed.id, rows[0].intent_id])
  await shop.admin('reconcile')
  await shop.idle()
  expect(await known()).toEqual([{ status: 'needs_response' }])
})
