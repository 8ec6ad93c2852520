import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDesk, testDesk } from '../../testing/test-desk.ts'

let desk: TestDesk
let bought: Awaited<ReturnType<TestDesk['buy']>>
beforeAll(async () => {
  desk = await testDesk()
  bought = await desk.buy(7)
  await desk.buy(3)
})
afterAll(() => desk.close())

const list = async (name: string, query: Record<string, string> = {}) =>
  (await desk.first.get(`/api/operator/money/lists/${name}?${new URLSearchParams(query)}`)).json()
const ids = async (q: string, name = 'orders') =>
  (await list(name, { q })).rows.map(({ orderId }: { orderId: string }) => orderId)

test('an order is found by anything that names it', async () => {
  const { id, batch, listing, project } = bought
  const { rows } = await desk.site.pool.query('select intent_id from payments where order_id = $1', [id])
  const serial = await desk.site.pool.query('select serial_prefix, serial_start from batches where id = $1', [
    batch.id,
  ])
  const { serial_prefix: prefix, serial_start: start } = serial.rows[0]
  const names = [
    id,
    id.slice(0, 13),
    `${id}-C1`,
    'buyer-1@desk',
    '$70.00',
    '70',
    rows[0].intent_id,
    `${prefix}-${start}`,
    project.name,
    listing.tokenId,
    'seller-1@desk.example.org',
  ]
  for (const name of names) expect(await ids(name), name).toContain(id)
  for (const name of [`${prefix}-${start + 11}`, '70.01', 'nobody at all', '%', '00000000-0000'])
    expect(await ids(name), name).not.toContain(id)
})

test('a list goes by state and day, and a page continues where the one before ended', async () => {
  const all = await list('orders')
  expect(all.rows.length).toBeGreaterThanOrEqual(2)
  expect((await list('orders', { state: 'refunded' })).rows).toEqual([])
  const today = new Date().toISOString().slice(0, 10)
  expect((await list('orders', { from: today, until: today })).rows).toEqual(all.rows)
  expect((await list('orders', { until: '2020-01-01' })).rows).toEqual([])
  const ended = await list('orders', { after: `2020-01-01T00:00:00.000000Z|${bought.id}` })
  expect(ended).toEqual({ rows: [], next: null, total: null, elsewhere: [] })
})

test('refunds, disputes, payments, escrow and fees each stand with their order, and the figures agree', async () => {
  const { id, listing } = bought
  await desk.refund(id, [{ listingId: listing.id, quantity: 2 }])
  await desk.idle()
  expect((await list('refunds', { q: id })).rows).toMatchObject([{ state: 'returned', amountCents: 2000 }])
  expect((await list('payments', { q: id })).rows).toMatchObject([{ state: 'succeeded', amountCents: 7000 }])
  expect((await list('fees', { q: id })).rows).toMatchObject([
    { state: 'given_back', amountCents: -50 },
    { state: 'earned', amountCents: 175 },
  ])
  expect((await list('disputes')).rows).toEqual([])
  expect((await list('escrow')).rows).toEqual([])
  const { paidToday, feesEarned, feesThisMonth, refundsUnderWay } = (await desk.overview()).figures
  const fees = (await list('fees')).rows as { amountCents: number }[]
  const sum = fees.reduce((cents, { amountCents }) => cents + amountCents, 0)
  expect({ paid: paidToday.cents, fees: feesEarned.cents, month: feesThisMonth.cents }).toEqual({
    paid: 10_000,
    fees: sum,
    month: sum,
  })
  expect(refundsUnderWay).toEqual({ cents: 0, count: 0, sums: [] })
})

test('a dispute is answered or given in to on the desk, and what is left open is settled there', async () => {
  const buyer = await desk.person('disputing@desk.example.org')
  const seller = await desk.seller('disputed@desk.example.org')
  const { listing } = await desk.listing(5, 1000, seller.id)
  const basketId = await desk.basket(buyer, [{ listingId: listing.id, quantity: 3 }])
  const placed = (await desk.checkOut(buyer, basketId, { totalCents: 3000 })).json()
  await desk.payAt(placed.payUrl, 'pm_card_createDispute')
  await desk.until(buyer, placed, 'settled')
  await desk.idle()
  const { disputes } = await desk.order(placed.id)
  expect(disputes).toMatchObject([{ amountCents: 3000 }])
  expect((await list('disputes')).rows).toMatchObject([{ state: 'open', orderId: placed.id }])
  const [{ id: disputeId }] = disputes
  expect((await desk.act({ kind: 'settle_dispute', disputeId, parts: null })).json().code).toBe(
    'order_not_open',
  )
  expect((await desk.act({ kind: 'accept_dispute', disputeId })).json().state).toBe('done')
  await desk.until(buyer, placed, 'refunded')
  await desk.idle()
  expect((await list('disputes')).rows).toMatchObject([{ state: 'lost' }])
  expect((await desk.act({ kind: 'answer_dispute', disputeId })).json().code).toBe('order_not_open')
})
