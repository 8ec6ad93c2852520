import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { doTask } from '../../testing/do-task.ts'
import { marketNow as now, offerCredits } from '../../testing/test-market.ts'
import { type TestOrders, testOrders } from '../../testing/test-orders.ts'
import { refundLines } from '../orders/refund-lines.ts'
import { refundOrder } from '../orders/refund-order.ts'
import { returnDisputed } from '../orders/return-disputed.ts'
import { settleOrder } from '../orders/settle-order.ts'
import { findBehind } from './invoice-queries.ts'
import { invoiceTasks } from './invoices.jobs.ts'
import { sweepUninvoicedTask } from './invoices.tasks.ts'

let shop: TestOrders
beforeAll(async () => {
  shop = await testOrders()
})
afterAll(() => shop.close())

const config = readConfig({})
const vat = { category: 'S', basisPoints: 1900, country: 'DE', reason: null, check: null } as const
const sweep = () => doTask(invoiceTasks({ config, db: shop.db }), sweepUninvoicedTask, {})

const settled = async (quantity: number, at = now) => {
  const { listing } = await offerCredits(shop.db, { priceCents: 1033 })
  const { id } = await shop.place(listing.id, quantity, { vat })
  await shop.withOrder(id, (tx, order) => settleOrder(tx, order, null, at))
  return { id, listingId: listing.id }
}
const papersOf = async (orderId: string) => {
  const { rows } = await shop.pool.query(
    'select kind, number, net_cents as net, vat_cents as vat, content from invoices where order_id = $1 order by kind desc, number',
    [orderId],
  )
  return rows
}

test('orders that were settled before there were numbers get them in the order of their settlement', async () => {
  const late = await settled(1, new Date(now.getTime() + 2000))
  const early = await settled(1, new Date(now.getTime() + 1000))
  await sweep()
  const [[first], [second]] = await Promise.all([papersOf(early.id), papersOf(late.id)])
  expect([first, second].map((one) => one?.number.slice(-6))).toEqual(['000001', '000002'])
  expect(first).toMatchObject({ kind: 'invoice', net: 1033, vat: 196 })
  await sweep()
  expect(await findBehind(shop.db, 10)).toEqual([])
})

test('a settlement, and money that goes back, ask for their papers', async () => {
  const { id } = await settled(2)
  expect(await shop.jobs(id)).toContain('invoice-orders')
  await shop.withOrder(id, (tx) => refundOrder(tx, id, 'test', now))
  expect((await shop.jobs(id)).filter((job) => job === 'invoice-orders')).toHaveLength(2)
  await sweep()
})

test('the credit notes of an order add up to its invoice, net and VAT, however it went back', async () => {
  const { id, listingId } = await settled(7)
  for (const reference of ['one', 'two'])
    await shop.withOrder(id, (tx) =>
      refundLines(tx, { orderId: id, reference, reason: 'test', parts: [{ listingId, quantity: 1 }] }, now),
    )
  await shop.withOrder(id, (tx) =>
    returnDisputed(tx, { orderId: id, disputeId: 'dp_x', amountCents: 1500 }, now),
  )
  await shop.withOrder(id, (tx) => refundOrder(tx, id, 'the rest', now))
  await sweep()
  const [invoice, ...notes] = await papersOf(id)
  expect(notes).toHaveLength(4)
  const sum = (of: 'net' | 'vat') => notes.reduce((total, note) => total + note[of], 0)
  expect([sum('net'), sum('vat')]).toEqual([invoice?.net, invoice?.vat])
  for (const { net, content } of notes) {
    const lines = content.lines.reduce(
      (total: number, line: { netCents: number }) => total + line.netCents,
      0,
    )
    expect(lines - content.allowanceCents).toBe(net)
    expect(content.precedes.number).toBe(invoice?.number)
  }
})
