import { randomUUID } from 'node:crypto'
import { orderNumber } from '@ledgerleaf/contract/order-name'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { enterprise, type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import { findOrderBreaches } from '../../views/reconciliation/order-invariants.ts'
import { refundLines, refundOrder } from '../orders/index.ts'
import { importRates } from '../rates/index.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
})
afterAll(() => shop.close())

const today = () => new Date().toISOString().slice(0, 10)
const takeRates = (usdPerEuro: number, source: string, day = today()) =>
  inTransaction(shop.site.db, (tx) =>
    importRates(tx, null, { day, source, usdPerEuro, gbpPerEuro: 800_000 }, new Date()),
  )
const amount = async (account: string, asset: string): Promise<number> => {
  const { rows } = await shop.site.pool.query<{ amount: number }>(
    'select amount from ledger_balances where account = $1 and asset = $2',
    [account, asset],
  )
  return Number(rows[0]?.amount ?? 0)
}
const toBuy = async (email: string) => {
  const buyer = await shop.person(email)
  const { listing } = await shop.listing(10, 1000)
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 3 }])
  const order = (payIn: object) =>
    buyer.post('/api/orders', {
      body: { basketId, expectedTotalCents: 3000, enterprise, pay: 'card_on_file', payIn },
      headers: { 'idempotency-key': randomUUID() },
    })
  return { buyer, listing, order }
}

test('without rates of the last days there are dollars alone, said in words', async () => {
  const { buyer, order } = await toBuy('early@example.org')
  expect((await buyer.get('/api/rates')).json()).toEqual({ sheet: null })
  const refused = await order({ currency: 'eur', expectedMinor: 2400 })
  expect(refused.json()).toMatchObject({ code: 'invalid_input', field: 'payIn' })
  expect(refused.body).toContain('Pay in US dollars')
})

test('an order in euros is charged in euros, kept in dollars, and goes back to the cent it came', async () => {
  await takeRates(1_250_000, 'a central bank')
  const { buyer, listing, order } = await toBuy('euro@example.org')
  const sheet = (await buyer.get('/api/rates')).json().sheet
  expect(sheet).toMatchObject({ day: today(), source: 'a central bank', usdPerEuro: 1_250_000 })
  const placed = await order({ currency: 'eur', expectedMinor: 2400 })
  expect(placed.statusCode, placed.body).toBe(200)
  const settled = await shop.until(buyer, placed.json(), 'settled')
  expect(settled).toMatchObject({ totalCents: 3000, paid: { currency: 'eur', minor: 2400, rates: sheet } })
  const exchange = `world/money/exchange/${settled.id}`
  expect([await amount(exchange, 'eur'), await amount(exchange, 'usd')]).toEqual([2400, -3000])

  // The rate of the order counts, whatever the day's has become.
  await takeRates(1_000_000, 'another bank')
  const parts = [{ listingId: listing.id, quantity: 1 }]
  const part = { orderId: settled.id, reference: 'r1', reason: 'asked', parts }
  await inTransaction(shop.site.db, (tx) => refundLines(tx, part, new Date()))
  await expect.poll(() => amount(exchange, 'eur'), { timeout: 20_000 }).toBe(1600)
  await inTransaction(shop.site.db, (tx) => refundOrder(tx, settled.id, 'asked', new Date()))
  await expect.poll(() => amount(exchange, 'eur'), { timeout: 20_000 }).toBe(0)
  expect(await amount(exchange, 'usd')).toBe(0)
  await shop.idle()
  const { returns } = (await buyer.get(`/api/orders/${settled.id}`)).json()
  expect(returns.map(({ amountMinor }: { amountMinor: number }) => amountMinor)).toEqual([800, 1600])
  for (const [subject, says, { creditNote }] of [
    ['Part of your payment', '€8.00 ($10.00 in our books) of your payment', returns[0]],
    ['Your payment is', 'The rest of your payment for', returns[1]],
  ]) {
    const { text } = await shop.site.mailTo('euro@example.org', subject)
    expect(text).toContain(says)
    expect(text).toMatch(
      new RegExp(`Order: ${orderNumber(settled.id)}\\s+Invoice: INV-.*\\s+Credit note: ${creditNote}`),
    )
    expect(text).toContain(`/orders/${settled.id}`)
  }
  const { rows } = await shop.site.pool.query<{ currency: string; amount_cents: string }>(
    'select currency, amount_cents from payments where order_id = $1',
    [settled.id],
  )
  expect(rows).toMatchObject([{ currency: 'eur', amount_cents: 2400 }])
  expect(await findOrderBreaches(shop.site.db)).toEqual([])
})

test('what was shown at other rates is refused with what it comes to now, and nothing is charged', async () => {
  await takeRates(1_200_000, 'a third bank')
  const { order } = await toBuy('moved@example.org')
  const refused = await order({ currency: 'gbp', expectedMinor: 1 })
  expect(refused.json()).toMatchObject({ code: 'price_changed', totalCents: 3000 })
  expect(refused.body).toContain('£20.00')
})
