import { randomUUID } from 'node:crypto'
import { Credits } from '@ledgerleaf/contract/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { orThrow } from '../../platform/outcome.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { buyCredits, marketNow, offerCredits } from '../../testing/test-market.ts'
import { bringUpToDate, issueInvoice } from '../../trade/invoices/index.ts'
import { findReturned, placeOrder, refundLines, refundOrder, settleOrder } from '../../trade/orders/index.ts'
import { importRates } from '../../trade/rates/index.ts'
import { findOrder, ordersPerPage } from './order-queries.ts'
import { writeOrders } from './write-orders.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

test('a buyer’s file holds every order of theirs, beyond a page, and nobody else’s', async () => {
  const { listing } = await offerCredits(database.db, { priceCents: 1000 })
  const [own, other] = [randomUUID(), randomUUID()]
  const ids: string[] = []
  for (let turn = 0; turn <= ordersPerPage; turn++)
    ids.push((await buyCredits(database.db, own, listing.id, 1)).id)
  const { id: foreign } = await buyCredits(database.db, other, listing.id, 1)
  let csv = ''
  for await (const piece of writeOrders(database.db, own)) csv += piece
  const [head = '', ...lines] = csv.trim().split('\r\n')
  expect(lines).toHaveLength(ordersPerPage + 1)
  for (const id of ids) expect(csv).toContain(id)
  expect(csv).not.toContain(foreign)
  const total = head.split(',').indexOf('order_total_usd')
  expect(lines.every((line) => line.split(',')[total] === '10.00')).toBe(true)
})

test('each order stands with its VAT, what it came to in its own currency, and the number of its invoice', async () => {
  const { listing } = await offerCredits(database.db, { priceCents: 1000 })
  const buyerId = randomUUID()
  const { invoicing } = readConfig({})
  const vat = { category: 'S', basisPoints: 1900, country: 'DE', reason: null, check: null } as const
  const number = await inTransaction(database.db, async (tx) => {
    const rates = { day: '2026-02-27', source: 'a bank', usdPerEuro: 1_250_000, gbpPerEuro: 834_500 }
    const { id } = await importRates(tx, null, rates, marketNow)
    const lines = [{ listingId: listing.id, quantity: Credits.parse(2) }]
    const paysIn = { currency: 'eur', sheet: { id, ...rates } } as const
    const placed = await placeOrder(tx, { buyerId, lines, feeBasisPoints: 250, vat, paysIn }, marketNow)
    const order = orThrow(placed)
    await settleOrder(tx, order, null, marketNow)
    return (await issueInvoice(tx, invoicing, order, { dueAt: null, poNumber: null }, marketNow)).number
  })
  let csv = ''
  for await (const piece of writeOrders(database.db, buyerId)) csv += piece
  const [head, cells] = csv
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  const cell = (name: string) => cells?.[head?.indexOf(name) ?? -1]
  expect(cell('order_vat_usd')).toBe('3.80')
  expect([cell('order_amount'), cell('order_currency')]).toEqual(['19.04', 'EUR'])
  expect(cell('invoice')).toBe(number)
})

test('what went back of an order is the same in the file, on its page and at the desk, in parts and then whole', async () => {
  const { listing } = await offerCredits(database.db, { priceCents: 1000 })
  const buyerId = randomUUID()
  const { invoicing } = readConfig({})
  const { id } = await inTransaction(database.db, async (tx) => {
    const lines = [{ listingId: listing.id, quantity: Credits.parse(7) }]
    const vat = { category: 'S', basisPoints: 1900, country: 'DE', reason: null, check: null } as const
    const order = orThrow(await placeOrder(tx, { buyerId, lines, feeBasisPoints: 250, vat }, marketNow))
    await settleOrder(tx, order, null, marketNow)
    return order
  })
  const told = async () => {
    await inTransaction(database.db, (tx) => bringUpToDate(tx, invoicing, [id], marketNow))
    let csv = ''
    for await (const piece of writeOrders(database.db, buyerId)) csv += piece
    const [head = [], cells = []] = csv
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    const { order } = (await findOrder(database.db, id)) ?? {}
    const desk = await findReturned(database.db, id)
    expect([order?.returnedCents, order?.returnedMinor]).toEqual([desk.cents, desk.minor])
    const names = ['credits_returned', 'order_returned_usd', 'order_returned', 'credit_notes']
    return names.map((name) => cells[head.indexOf(name)])
  }
  expect(await told()).toEqual(['0', '0.00', '0.00', ''])
  const parts = [{ listingId: listing.id, quantity: 2 }]
  await inTransaction(database.db, (tx) =>
    refundLines(tx, { orderId: id, reference: 'two', reason: 'asked', parts }, marketNow),
  )
  const some = await told()
  expect(some).toEqual(['2', '23.80', '23.80', expect.stringMatching(/^CN-\d{4}-\d+$/)])
  await inTransaction(database.db, (tx) => refundOrder(tx, id, 'asked', marketNow))
  expect(await told()).toEqual(['7', '83.30', '83.30', expect.stringMatching(`^${some[3]} CN-\\d{4}-\\d+$`)])
})
