import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdings } from '../../ledger/accounts.ts'
import { findRanges } from '../../ledger/range-queries.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { findFreeLines } from './free-credits.ts'
import { readOrder } from './lock-order.ts'
import { refundLines } from './refund-lines.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
})
afterAll(() => shop.close())

/** Seven credits at a price whose fee does not divide, and two of another listing. */
const buy = async (email: string, sellerId: string) => {
  const buyer = await shop.person(email)
  const first = await shop.listing(10, 1003, sellerId)
  const second = await shop.listing(10, 500, sellerId)
  const basketId = await shop.basket(buyer, [
    { listingId: first.listing.id, quantity: 7 },
    { listingId: second.listing.id, quantity: 2 },
  ])
  const placed = (await shop.order(buyer, basketId, 8021)).json()
  const order = await shop.until(buyer, placed, 'settled')
  const { person } = (await buyer.get('/api/auth/session')).json()
  return { buyer, buyerId: person.id as string, order, first, second }
}

test('some credits go back with their money, once for a reference; receipt, statement and the rest follow', async () => {
  const seller = await shop.seller('part-seller@example.org')
  const { buyer, buyerId, order, first } = await buy('part@example.org', seller.id)
  const token = first.listing.tokenId
  expect(await shop.admin('orders')).toContain(`${token}=7`)
  expect(await shop.admin('refund-part', order.id, 'case-1', `${token}=3`)).toContain('returns $30.09')
  expect(await shop.admin('refund-part', order.id, 'case-1', `${token}=3`)).toContain('made before')
  await expect(shop.admin('refund-part', order.id, 'case-1', `${token}=2`)).rejects.toThrow('another refund')
  await shop.idle()
  expect(await shop.amount(`credits/owned/${buyerId}`)).toBe(6)
  expect(await shop.amount(`credits/available/${seller.id}`)).toBe(3)
  expect(await shop.amount(`world/money/buyer/${buyerId}`)).toBe(-(8021 - 3009))
  const shown = await shop.find(buyer, order)
  expect(shown).toMatchObject({ status: 'settled', totalCents: 8021, returnedCents: 3009 })
  expect(shown.lines.map(({ returned }) => returned).sort()).toEqual([0, 3])
  const receipt = await buyer.get(`/api/orders/${order.id}/receipt.pdf`)
  expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(shown.returns).toMatchObject([
    { number: `${order.id}-C1`, by: 'operator', amountCents: 3009, isPaid: true, keptRetired: 0 },
  ])
  expect(shown.returns[0]?.credits).toMatchObject([
    { projectName: first.project.name, quantity: 3, serials: [{ first: 1, last: 3 }] },
  ])
  const note = (place: string, browser = buyer) =>
    browser.get(`/api/orders/${order.id}/credit-notes/${place}.pdf`)
  const paper = await note('1')
  expect(paper.headers['content-type']).toBe('application/pdf')
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  for (const refused of [await note('2'), await note('1', seller.browser), await note('1', shop.guest())])
    expect(refused.statusCode).toBe(404)
  const statement = (await seller.browser.get('/api/statement')).json()
  expect(statement.rows[0]).toMatchObject({
    kind: 'refund',
    reference: order.id,
    credits: -3,
    grossCents: -3009,
    projectName: first.project.name,
  })
  expect(await shop.admin('orders')).toContain(`${token}=7 (3 returned)`)
  const trade = await seller.browser.get(`/api/seller/projects/${first.project.id}/trade`)
  expect(trade.json().sold).toMatchObject([{ ordered: 7, quantity: 4, returned: 3 }])

  // The rest goes back as a whole, and nothing of it twice.
  expect(await shop.admin('refund', order.id)).toContain('returns $50.12')
  await shop.until(buyer, order, 'refunded')
  await shop.idle()
  expect(await shop.amount(`credits/owned/${buyerId}`)).toBe(0)
  expect(await shop.amount(`money/proceeds/${seller.id}`)).toBe(0)
  expect(await shop.amount(`world/money/buyer/${buyerId}`)).toBe(0)
  const { rows } = await shop.site.pool.query(
    'select amount_cents from sandbox_refunds order by created_at, amount_cents',
  )
  expect(rows.map((row) => row.amount_cents)).toEqual([3009, 5012])
  const [, rest] = (await shop.find(buyer, order)).returns
  expect(rest).toMatchObject({ number: `${order.id}-C2`, amountCents: 5012, isPaid: true })
  expect(rest?.credits.map(({ quantity }) => quantity).sort()).toEqual([2, 4])
  const after = (await seller.browser.get('/api/statement')).json()
  expect(after.rows[0]).toMatchObject({ kind: 'refund', credits: -6, grossCents: -5012 })
  expect(after.balanceCents).toBe(0)
  await expect(shop.admin('refund-part', order.id, 'case-2', `${token}=1`)).rejects.toThrow('is refunded')
  expect(await shop.admin('verify')).toContain('The ledger verifies')
})

test('refuses what is retired, what is not of the order, too much, and all of it', async () => {
  const seller = await shop.seller('strict-seller@example.org')
  const { buyerId, order, first, second } = await buy('strict@example.org', seller.id)
  const [one, two] = [first.listing.tokenId, second.listing.tokenId]
  const words = { beneficiary: 'Strict', reason: 'other' as const, purpose: 'Travel' }
  await inTransaction(shop.site.db, (tx) =>
    retireCredits(tx, buyerId, { batchId: first.batch.id, quantity: Credits.parse(5), ...words }, new Date()),
  )
  const part = (...parts: string[]) => shop.admin('refund-part', order.id, 'no', ...parts)
  await expect(part(`${one}=3`)).rejects.toThrow('has 2 credits of this order that are not retired')
  await expect(part(`${one}=8`)).rejects.toThrow('7 credits of this line are left')
  await expect(part(`${one}=0`)).rejects.toThrow('7 credits of this line are left')
  await expect(part(`${one}=7`, `${two}=2`)).rejects.toThrow('refund it as a whole')
  await expect(part(`${two}=1`, `${two}=1`)).rejects.toThrow('Name each listing once')
  await expect(part('ELSE=1')).rejects.toThrow('has no credits of ELSE')
  await expect(part()).rejects.toThrow('Say what goes back')
  await expect(shop.admin('refund-part', order.id, 'a b', `${one}=1`)).rejects.toThrow('reference')
  expect(await shop.amount(`credits/owned/${buyerId}`)).toBe(4)
})

test('the serials of the very order go back, though the buyer holds lower ones', async () => {
  const buyer = await shop.person('serials@example.org')
  const { person } = (await buyer.get('/api/auth/session')).json()
  const { listing, batch } = await shop.listing(20, 1000)
  const buyFour = async () => {
    const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 4 }])
    return shop.until(buyer, (await shop.order(buyer, basketId, 4000)).json(), 'settled')
  }
  const [first, second, third] = [await buyFour(), await buyFour(), await buyFour()]
  const serialsBack = async (id: string) =>
    (await shop.find(buyer, { id })).returns.map(({ credits }) => credits.map(({ serials }) => serials))
  await shop.admin('refund-part', second.id, 'one', `${listing.tokenId}=1`)
  await shop.admin('refund-part', second.id, 'two', `${listing.tokenId}=2`)
  expect(await serialsBack(second.id)).toEqual([[[{ first: 5, last: 5 }]], [[{ first: 6, last: 7 }]]])
  await shop.admin('refund', third.id)
  expect(await serialsBack(third.id)).toEqual([[[{ first: 9, last: 12 }]]])
  expect(await findRanges(shop.site.db, holdings(person.id), batch.id)).toEqual([
    { first: 1, last: 4 },
    { first: 8, last: 8 },
  ])
  // Of the first order three are used: the fourth goes back, and no other of the same batch stands in for them.
  const words = { beneficiary: 'Serials', reason: 'other' as const, purpose: 'Travel' }
  await inTransaction(shop.site.db, (tx) =>
    retireCredits(tx, person.id, { batchId: batch.id, quantity: Credits.parse(3), ...words }, new Date()),
  )
  await shop.admin('refund', first.id)
  expect((await shop.find(buyer, first)).returns).toMatchObject([
    { keptRetired: 3, credits: [{ serials: [{ first: 4, last: 4 }] }] },
  ])
  expect(await findRanges(shop.site.db, holdings(person.id), batch.id)).toEqual([{ first: 8, last: 8 }])
  expect(await shop.admin('verify')).toContain('The ledger verifies')
})

test('an order whose credits are all retired has none to give back, whatever its buyer bought of the batch since', async () => {
  const buyer = await shop.person('mixed-up@example.org')
  const { person } = (await buyer.get('/api/auth/session')).json()
  const { listing, batch } = await shop.listing(20, 1000)
  const buyFour = async () => {
    const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 4 }])
    return shop.until(buyer, (await shop.order(buyer, basketId, 4000)).json(), 'settled')
  }
  const [dear, cheap] = [await buyFour(), await buyFour()]
  const words = { beneficiary: 'Mixed', reason: 'other' as const, purpose: 'Travel' }
  await inTransaction(shop.site.db, (tx) =>
    retireCredits(tx, person.id, { batchId: batch.id, quantity: Credits.parse(4), ...words }, new Date()),
  )
  const freeOf = async (orderId: string) => {
    const order = await readOrder(shop.site.db, orderId)
    return order && (await findFreeLines(shop.site.db, order)).map(({ free }) => free)
  }
  expect([await freeOf(dear.id), await freeOf(cheap.id)]).toEqual([[0], [4]])
  await expect(shop.admin('refund-part', dear.id, 'no', `${listing.tokenId}=1`)).rejects.toThrow(
    'has 0 credits of this order that are not retired',
  )
  await shop.admin('refund', dear.id)
  expect((await shop.find(buyer, dear)).returns).toMatchObject([{ keptRetired: 4, credits: [] }])
  expect(await findRanges(shop.site.db, holdings(person.id), batch.id)).toEqual([{ first: 5, last: 8 }])
})

test('ten that race for the last two credits of a line take two', async () => {
  const seller = await shop.seller('race-seller@example.org')
  const { order, second } = await buy('race@example.org', seller.id)
  const listingId = second.listing.id
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, (_, at) =>
      inTransaction(shop.site.db, (tx) =>
        refundLines(
          tx,
          { orderId: order.id, reference: `race-${at}`, reason: 'race', parts: [{ listingId, quantity: 1 }] },
          new Date(),
        ),
      ),
    ),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const { rows } = await shop.site.pool.query('select returned from order_lines where listing_id = $1', [
    listingId,
  ])
  expect(rows).toEqual([{ returned: 2 }])
})
