import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { marketNow as now, offerCredits } from '../../testing/test-market.ts'
import { type TestOrders, testOrders } from '../../testing/test-orders.ts'
import { refundLines } from '../orders/refund-lines.ts'
import { settleOrder } from '../orders/settle-order.ts'
import { invoiceFees } from './invoice-fees.ts'

let shop: TestOrders
beforeAll(async () => {
  shop = await testOrders()
})
afterAll(() => shop.close())

const nextMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2))
const invoice = (at: Date, env: NodeJS.ProcessEnv = {}) =>
  inTransaction(shop.db, (tx) => invoiceFees(tx, readConfig(env).invoicing, at))

test('a seller is invoiced once for the fees of a month, less what went back, under numbers of their own', async () => {
  const { listing, sellerId } = await offerCredits(shop.db, { priceCents: 10_000 })
  const { id } = await shop.place(listing.id, 4)
  await shop.withOrder(id, (tx, order) => settleOrder(tx, order, null, now))
  await shop.withOrder(id, (tx) =>
    refundLines(
      tx,
      { orderId: id, reference: 'r', reason: 'test', parts: [{ listingId: listing.id, quantity: 1 }] },
      now,
    ),
  )
  expect(await invoice(now)).toBe(0)
  expect(await invoice(nextMonth)).toBe(1)
  expect(await invoice(nextMonth)).toBe(0)
  const { rows } = await shop.pool.query(
    'select number, kind, net_cents from invoices where seller_id = $1',
    [sellerId],
  )
  expect(rows).toMatchObject([{ kind: 'fee_invoice', net_cents: 750 }])
  expect(rows[0]?.number).toMatch(/^FEE-\d{4}-000001$/)
})

test('months in which nobody asked are invoiced when somebody does, each by itself and the oldest first', async () => {
  const { listing, sellerId } = await offerCredits(shop.db, { priceCents: 10_000 })
  const inMonths = (months: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 9))
  for (const months of [1, 3]) {
    const { id } = await shop.place(listing.id, months)
    await shop.withOrder(id, (tx, order) => settleOrder(tx, order, null, inMonths(months)))
  }
  await invoice(inMonths(4))
  const { rows } = await shop.pool.query(
    `select net_cents, content ->> 'title' as title from invoices where seller_id = $1 order by place`,
    [sellerId],
  )
  const nameOf = (at: Date) =>
    `Fees of ${at.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })}`
  expect(rows).toEqual([
    { net_cents: 250, title: nameOf(inMonths(1)) },
    { net_cents: 750, title: nameOf(inMonths(3)) },
  ])
})

test('an issuer who is registered for VAT gets no invoice whose VAT nobody has decided', async () => {
  const registered = {
    ISSUER_NAME: 'A',
    ISSUER_ADDRESS: 'B',
    ISSUER_COUNTRY: 'DE',
    ISSUER_VAT_ID: 'DE136695976',
    VAT_BASIS_POINTS: '1900',
  }
  expect(await invoice(nextMonth, registered)).toBe(0)
})
