import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDesk, testDesk, why } from '../../testing/test-desk.ts'
import { retireCredits } from '../../use/retirements/index.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await testDesk({ FOUR_EYES_CENTS: '10000' })
})
afterAll(() => desk.close())

const retire = (buyerId: string, batchId: string, quantity: number) =>
  inTransaction(desk.site.db, (tx) =>
    retireCredits(
      tx,
      buyerId,
      { batchId, quantity: Credits.parse(quantity), beneficiary: 'B', reason: 'other', purpose: 'Travel' },
      new Date(),
    ),
  )

test('a refund of some credits says before what it brings and costs, and does just that, once for a key', async () => {
  const { id, listing, seller, buyerId, project } = await desk.buy(5)
  const parts = [{ listingId: listing.id, quantity: 2 }]
  const seen = (await desk.preview(id, parts)).json()
  expect(seen).toMatchObject({ amountCents: 2000, feeCents: 50, keptRetired: 0, needsSecond: false })
  expect(seen.sellers).toMatchObject([{ credits: 2, cents: 1950, coveredCents: 0, escrowCents: 0 }])
  const earned = (await desk.amount(`money/proceeds/${seller.id}`)) ?? 0
  const key = randomUUID()
  const [one, two] = [await desk.refund(id, parts, { key }), await desk.refund(id, parts, { key })]
  expect(one.json()).toMatchObject({ state: 'done', amountCents: 2000 })
  // Looked at again it stands at something else, so under the same key it is another act.
  expect(two.statusCode).toBe(422)
  await desk.idle()
  expect(await desk.amount(`money/proceeds/${seller.id}`)).toBe(earned - 1950)
  expect(await desk.amount(`world/money/buyer/${buyerId}`)).toBe(-3000)
  await desk.site.pool.query(
    `update users set name = 'Sal Seller' where id = (select contact_id from organisations where id = $1)`,
    [seller.id],
  )
  const shown = await desk.order(id)
  expect(shown).toMatchObject({ returnedCents: 2000, status: 'settled' })
  expect(shown.events.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['placed', 'payment', 'settled', 'act', 'refund', 'returned', 'mail']),
  )
  const texts = shown.events.map(({ text }: { text: string }) => text)
  expect(texts).toContainEqual(expect.stringMatching(/^Mail to Sal Seller: /))
  const settledAt = shown.events.find(({ kind }: { kind: string }) => kind === 'settled').at
  expect(Date.parse(shown.payableFrom) - Date.parse(settledAt)).toBe(7 * 24 * 60 * 60 * 1000)
  expect(shown.lines).toMatchObject([{ toDeliver: 0 }])
  expect(shown.moves.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['hold', 'settle', 'refund', 'repay']),
  )
  const page = (await desk.guest().get(`/api/market/projects/${project.id}`)).json()
  expect(page.activity).toContainEqual(expect.objectContaining({ kind: 'returned', credits: 2 }))
  const { entries } = (await desk.first.get('/api/operator/trail')).json()
  expect(entries[0]).toMatchObject({ act: 'refund', subjectId: id, reason: `$20.00: ${why}` })
})

test('the same key and the same words answer the same and refund once', async () => {
  const { id, buyerId } = await desk.buy(3)
  const { basis } = (await desk.preview(id)).json()
  const key = randomUUID()
  const once = () => desk.act({ kind: 'refund', orderId: id, parts: null, basis }, { key })
  const [one, two] = [await once(), await once()]
  expect(two.json()).toEqual(one.json())
  await desk.idle()
  expect(await desk.amount(`world/money/buyer/${buyerId}`)).toBe(0)
})

test('two operators refund at the same time: one does, the other has to look again', async () => {
  const { id, listing, buyerId } = await desk.buy(4)
  const parts = [{ listingId: listing.id, quantity: 1 }]
  const { basis } = (await desk.preview(id, parts)).json()
  const doing = { kind: 'refund', orderId: id, parts, basis } as const
  const answers = await Promise.all([desk.act(doing), desk.act(doing, { by: desk.second })])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('money_changed')
  await desk.idle()
  expect(await desk.amount(`world/money/buyer/${buyerId}`)).toBe(-3000)
})

test('what the buyer retires while the operator decides refuses the refund, whole or in part', async () => {
  const { id, listing, batch, buyerId } = await desk.buy(4)
  const looked = [null, [{ listingId: listing.id, quantity: 3 }]]
  const seen = await Promise.all(looked.map(async (parts) => (await desk.preview(id, parts)).json().basis))
  await retire(buyerId, batch.id, 2)
  for (const [at, parts] of looked.entries()) {
    const answer = await desk.act({ kind: 'refund', orderId: id, parts, basis: seen[at] })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(['money_changed', 'invalid_input']).toContain(answer.json().code)
  }
  // Looked at again, the operator is told, and may return the money all the same.
  expect((await desk.preview(id)).json()).toMatchObject({ amountCents: 4000, keptRetired: 2 })
})

test('the money of credits that are used up goes back by two operators, however little it is', async () => {
  const { id, batch, buyerId } = await desk.buy(2)
  expect((await desk.preview(id)).json().needsSecond).toBe(false)
  await retire(buyerId, batch.id, 2)
  expect((await desk.preview(id)).json().needsSecond).toBe(true)
  const proposed = (await desk.refund(id)).json()
  expect(proposed.state).toBe('proposed')
  const confirm = `/api/operator/money/proposals/${proposed.id}/confirm`
  expect((await desk.first.post(confirm)).json().code).toBe('forbidden')
  expect((await desk.second.post(confirm)).json().state).toBe('done')
})

test('a refund and a retirement at the same moment: exactly one has the credits', async () => {
  const { id, batch, buyerId } = await desk.buy(3)
  const { basis } = (await desk.preview(id)).json()
  const [refunded, retired] = await Promise.all([
    desk.act({ kind: 'refund', orderId: id, parts: null, basis }),
    retire(buyerId, batch.id, 3).then(
      () => true,
      () => false,
    ),
  ])
  expect(refunded.statusCode === 200).toBe(!retired)
  expect((await desk.order(id)).status).toBe(retired ? 'settled' : 'refunded')
})

test('above the amount it is a proposal that its maker cannot confirm, and another does once', async () => {
  const { id, buyerId } = await desk.buy(11)
  const proposed = (await desk.refund(id)).json()
  expect(proposed).toMatchObject({ state: 'proposed', amountCents: 11_000 })
  expect((await desk.overview()).proposals).toContainEqual(
    expect.objectContaining({ id: proposed.id, isOwn: true }),
  )
  expect((await desk.refund(id, null, { by: desk.second })).json().code).toBe('proposal_waits')
  const confirm = (by = desk.second) => by.post(`/api/operator/money/proposals/${proposed.id}/confirm`)
  expect((await confirm(desk.first)).json().code).toBe('forbidden')
  await expect(
    desk.site.pool.query(
      `update money_acts set state = 'done', decided_by = made_by, decided_at = now() where id = $1`,
      [proposed.id],
    ),
  ).rejects.toThrow('money_acts_check')
  const twice = await Promise.all([confirm(), confirm()])
  for (const answer of twice) expect(answer.json()).toMatchObject({ state: 'done', amountCents: 11_000 })
  await desk.idle()
  expect(await desk.amount(`world/money/buyer/${buyerId}`)).toBe(0)
})

test('small refunds of one order count together', async () => {
  const { id, listing } = await desk.buy(12)
  const some = (quantity: number) => [{ listingId: listing.id, quantity }]
  expect((await desk.refund(id, some(6))).json().state).toBe('done')
  expect((await desk.preview(id, some(4))).json().needsSecond).toBe(false)
  expect((await desk.preview(id, some(5))).json().needsSecond).toBe(true)
  expect((await desk.refund(id, some(5))).json().state).toBe('proposed')
})

test('what has changed since refuses a proposal, and a refused one is over', async () => {
  const { id, batch, buyerId } = await desk.buy(11)
  const { id: proposal } = (await desk.refund(id)).json()
  await retire(buyerId, batch.id, 1)
  const at = `/api/operator/money/proposals/${proposal}`
  expect((await desk.second.post(`${at}/confirm`)).json().code).toBe('money_changed')
  expect((await desk.first.post(`${at}/refuse`, { body: { reason: 'no' } })).statusCode).toBe(400)
  const refused = await desk.first.post(`${at}/refuse`, { body: { reason: 'The buyer has retired some' } })
  expect(refused.json().state).toBe('refused')
  expect((await desk.second.post(`${at}/confirm`)).json().code).toBe('money_changed')
  expect((await desk.order(id)).status).toBe('settled')
})

test('an unpaid order is cancelled with a reason, and the buyer gets a mail', async () => {
  const buyer = await desk.person('unpaid@desk.example.org')
  const { listing } = await desk.listing(5, 1000)
  const basketId = await desk.basket(buyer, [{ listingId: listing.id, quantity: 2 }])
  const { id } = (await desk.checkOut(buyer, basketId)).json()
  const cancel = () => desk.act({ kind: 'cancel_order', orderId: id })
  expect((await cancel()).json().state).toBe('done')
  expect((await cancel()).json().code).toBe('order_not_open')
  expect(await desk.find(buyer, { id })).toMatchObject({ status: 'cancelled', endReason: 'operator' })
  expect(await desk.amount(`credits/listed/${listing.id}`)).toBe(5)
  expect(await desk.mails()).toContainEqual(
    expect.objectContaining({ order_id: id, audience: 'buyer', subject: 'Your order is cancelled' }),
  )
})

test('strangers, buyers and sellers reach nothing of the desk', async () => {
  const { id, buyer, seller } = await desk.buy(1)
  const body = { act: { kind: 'cancel_order', orderId: id }, reason: why, requestId: null }
  for (const who of [desk.guest(), buyer, seller.browser]) {
    const paths = ['', '/lists/orders', `/orders/${id}`, `/orders/${id}/refund`]
    for (const path of paths)
      expect([401, 403]).toContain((await who.get(`/api/operator/money${path}`)).statusCode)
    const headers = { 'idempotency-key': randomUUID() }
    expect([401, 403]).toContain((await who.post('/api/operator/money/acts', { body, headers })).statusCode)
  }
})

test('an operator does not decide about an order of their own', async () => {
  const { listing } = await desk.listing(5, 1000)
  const own = await desk.operator('own@desk.example.org')
  const basketId = await desk.basket(own, [{ listingId: listing.id, quantity: 1 }])
  const placed = (await desk.checkOut(own, basketId, { pay: 'card_on_file', totalCents: 1000 })).json()
  await desk.until(own, placed, 'settled')
  expect((await desk.refund(placed.id, null, { by: own })).json().code).toBe('forbidden')
})

test('a proposal that the order has outlived keeps nobody from giving in to a dispute, and ends with it', async () => {
  const { id, batch, buyerId } = await desk.buy(15)
  const proposed = (await desk.refund(id, null)).json()
  expect(proposed).toMatchObject({ state: 'proposed' })
  const disputeId = `dp_${randomUUID()}`
  await desk.site.pool.query(
    `insert into disputes (id, order_id, amount_cents, amount_minor, currency, reason, status, opened_at, changed_at)
     values ($1, $2, 15000, 15000, 'usd', 'fraudulent', 'needs_response', now(), now())`,
    [disputeId, id],
  )
  const giveIn = () => desk.act({ kind: 'accept_dispute', disputeId }, { by: desk.second })
  expect((await desk.order(id)).isWaiting).toBe(true)
  expect((await giveIn()).json().code).toBe('proposal_waits')
  await retire(buyerId, batch.id, 1)
  expect((await desk.order(id)).isWaiting).toBe(false)
  expect((await giveIn()).json()).toMatchObject({ state: 'proposed', amountCents: 15_000 })
  const { acts } = await desk.order(id)
  expect(acts.map(({ kind, state }: { kind: string; state: string }) => [kind, state])).toEqual([
    ['refund', 'refused'],
    ['accept_dispute', 'proposed'],
  ])
})
