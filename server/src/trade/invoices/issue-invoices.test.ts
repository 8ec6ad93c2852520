import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { enterprise } from '../../testing/test-checkout.ts'
import { marketNow as now, offerCredits, promiseCredits } from '../../testing/test-market.ts'
import { type TestOrders, testOrders } from '../../testing/test-orders.ts'
import { settleOrder } from '../orders/settle-order.ts'
import { creditInvoice, findInvoice, issueInvoice, writeCii } from './index.ts'
import { takeNumbers } from './take-numbers.ts'

let shop: TestOrders
beforeAll(async () => {
  shop = await testOrders()
})
afterAll(() => shop.close())

const config = readConfig({}).invoicing
const terms = { dueAt: null, poNumber: null }

const settled = async (quantity = 2) => {
  const { listing } = await offerCredits(shop.db, { priceCents: 1000 })
  const { id } = await shop.place(listing.id, quantity, { buyerId: null, email: 'guest@example.org' })
  await shop.withOrder(id, (tx, order) => settleOrder(tx, order, null, now))
  return id
}
const issue = (id: string) => shop.withOrder(id, (tx, order) => issueInvoice(tx, config, order, terms, now))

test('an order is invoiced once, however often it is asked for', async () => {
  const id = await settled()
  const first = await issue(id)
  expect(first.number).toMatch(/^INV-\d{4}-\d{6}$/)
  expect(await Promise.all([issue(id), issue(id)])).toEqual([first, first])
})

test('many who issue at once get numbers without a gap, and one that fails gives its number back', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => settled()))
  const failing = inTransaction(shop.db, async (tx) => {
    await takeNumbers(tx, config.prefixes.invoice, 1, now)
    throw new Error('given up')
  })
  await Promise.allSettled([...ids.map(issue), failing])
  const { rows } = await shop.pool.query<{ place: number }>(
    `select place from invoices where series = 'INV' order by place`,
  )
  expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1))
})

test('an invoice keeps its lines, prices and serials as they were, and for whom', async () => {
  const id = await settled(3)
  const { number } = await issue(id)
  const { rows } = await shop.pool.query('select content, buyer, net_cents from invoices where number = $1', [
    number,
  ])
  expect(rows[0]).toMatchObject({
    net_cents: 3000,
    buyer: { name: 'guest@example.org', isCompany: false },
    content: { currency: 'USD', lines: [{ quantity: 3, unitCents: 1000, netCents: 3000 }] },
  })
  expect(rows[0]?.content.lines[0].notes).toHaveLength(1)
})

test('an invoice of what is bought forward has no day of supply, and says what is to be delivered by when', async () => {
  const spot = await findInvoice(shop.db, await issue(await settled()))
  expect(spot?.content.suppliedAt).toBe(now.toISOString())
  const { listing } = await promiseCredits(shop.db, { milestones: [['2128-02-28', 3]] })
  const { id } = await shop.place(listing.id, 3, { enterprise: { ...enterprise, country: 'NO' } })
  await shop.withOrder(id, (tx, order) => settleOrder(tx, order, null, now))
  const invoice = await findInvoice(shop.db, await issue(id))
  if (!invoice) throw new Error('there is no invoice')
  expect(invoice.content.suppliedAt).toBeNull()
  expect(invoice.content.lines[0]?.notes).toEqual([
    'Bought forward: to be delivered, 3 by Feb 28, 2128. The money waits in escrow until then.',
  ])
  expect(writeCii(invoice, null)).toContain('<ram:ApplicableHeaderTradeDelivery/>')
})

test('a credit note has a series of its own and names its invoice; without an invoice there is none', async () => {
  const id = await settled()
  const credit = () =>
    shop.withOrder(id, (tx) =>
      creditInvoice(tx, config, { orderId: id, of: 'cancel', reason: 'not paid' }, now),
    )
  expect(await credit()).toBeNull()
  const invoice = await issue(id)
  const first = await credit()
  expect(first?.number).toMatch(/^CN-\d{4}-000001$/)
  expect(await credit()).toEqual(first)
  const { rows } = await shop.pool.query('select content from invoices where number = $1', [first?.number])
  expect(rows[0]?.content.precedes).toMatchObject({ number: invoice.number })
})

test('the database refuses to change or delete an invoice, or to give a number again', async () => {
  const { number } = await issue(await settled())
  const refused = (statement: string) => expect(shop.pool.query(statement)).rejects.toThrow('is refused')
  await refused(`update invoices set net_cents = 1 where number = '${number}'`)
  await refused(`update invoices set buyer = '{"name": "Another"}' where number = '${number}'`)
  await refused(`delete from invoices where number = '${number}'`)
  await refused('truncate invoices')
  await refused(`update invoice_series set last = last - 1`)
  await refused('delete from invoice_series')
  // What the law no longer asks for may go.
  await shop.pool.query(`update invoices set buyer = null where number = '${number}'`)
})
