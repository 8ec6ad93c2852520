import { randomUUID } from 'node:crypto'
import { convertDown } from '@ledgerleaf/contract/currencies'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../platform/transaction.ts'
import { enterprise, type TestCheckout, testCheckout } from '../../testing/test-checkout.ts'
import { offerCredits } from '../../testing/test-market.ts'
import { takeRates } from '../../testing/test-rates.ts'
import type { Browser } from '../../testing/test-site.ts'
import { refundOrder } from '../orders/index.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await testCheckout()
})
afterAll(() => shop.close())

let sources = 0
/** Of today, and newer than any before. */
const newRates = (usdPerEuro: number) =>
  takeRates(shop.site.db, { usdPerEuro, gbpPerEuro: 800_000, source: `bank ${++sources}` })
const offer = (currency: 'usd' | 'eur' | 'gbp', priceCents: number, sellerId?: string) =>
  offerCredits(shop.site.db, { priceCents, currency, ...(sellerId ? { sellerId } : {}) })
const priceOf = async (id: string) => {
  const { rows } = await shop.site.pool.query<{ cents: number; minor: number; sheet: string | null }>(
    'select price_per_credit_cents as cents, price_minor as minor, rate_sheet_id as sheet from listings where id = $1',
    [id],
  )
  return rows[0]
}
const order = (buyer: Browser, basketId: string, expectedTotalCents: number, payIn?: object) =>
  buyer.post('/api/orders', {
    body: { basketId, expectedTotalCents, enterprise, pay: 'card_on_file', ...(payIn ? { payIn } : {}) },
    headers: { 'idempotency-key': randomUUID() },
  })

test('without rates of the last days nobody prices in another currency, said in words', async () => {
  const seller = await shop.seller('first@example.org')
  const { listing } = await offer('usd', 1000, seller.id)
  const refused = await seller.browser.patch(`/api/listings/${listing.id}`, {
    body: { price_per_credit: 2000, currency: 'eur' },
  })
  expect(refused.json()).toMatchObject({ code: 'invalid_input', field: 'currency' })
  expect(refused.body).toContain('no exchange rates of the last seven days')
  await expect(offer('gbp', 1000)).rejects.toMatchObject({ code: 'invalid_input' })
  expect(await priceOf(listing.id)).toEqual({ cents: 1000, minor: 1000, sheet: null })
})

test('a seller prices in euros: the market tells both prices and the day of the rate, and a new rate moves the dollars', async () => {
  const first = await newRates(1_080_000)
  const seller = await shop.seller('euros@example.org')
  const { listing, project } = await offer('usd', 1000, seller.id)
  const change = (body: object) => seller.browser.patch(`/api/listings/${listing.id}`, { body })
  expect((await change({ price_per_credit: 2000, currency: 'eur' })).statusCode).toBe(200)
  expect(await priceOf(listing.id)).toEqual({ cents: 2160, minor: 2000, sheet: first.id })
  const ratesDay = new Date().toISOString().slice(0, 10)
  const own = (await seller.browser.get('/api/listings')).json().listings
  expect(own).toMatchObject([
    { price_per_credit: 2160, currency: 'eur', price_minor: 2000, rates_day: ratesDay, stopped_by: null },
  ])
  const shown = async () => (await shop.guest().get(`/api/market/projects/${project.id}`)).json().listings
  expect(await shown()).toMatchObject([{ priceCents: 2160, currency: 'eur', priceMinor: 2000, ratesDay }])

  const next = await newRates(1_090_037)
  expect(await priceOf(listing.id)).toEqual({ cents: 2180, minor: 2000, sheet: next.id })
  expect(await shown()).toMatchObject([{ priceCents: 2180, priceMinor: 2000 }])
  // What an older day says is kept, and nobody's price.
  await takeRates(shop.site.db, {
    usdPerEuro: 1_200_000,
    gbpPerEuro: 800_000,
    source: 'an old bank',
    day: '2026-01-05',
  })
  expect(await priceOf(listing.id)).toMatchObject({ cents: 2180, sheet: next.id })
  expect((await change({ price_per_credit: 1500 })).statusCode).toBe(200)
  expect(await priceOf(listing.id)).toEqual({ cents: 1500, minor: 1500, sheet: null })
})

test('a price below a dollar in another currency is refused in words, and new rates round every price down', async () => {
  await newRates(1_080_000)
  const seller = await shop.seller('pence@example.org')
  const { listing } = await offer('usd', 720, seller.id)
  const change = (price_per_credit: number) =>
    seller.browser.patch(`/api/listings/${listing.id}`, { body: { price_per_credit, currency: 'gbp' } })
  for (const pence of [2, 74]) {
    const refused = await change(pence)
    expect(refused.json()).toMatchObject({ code: 'invalid_input', field: 'price_per_credit' })
    expect(refused.body).toContain('at least $1.00 a credit')
  }
  expect((await change(75)).statusCode).toBe(200)
  expect(await priceOf(listing.id)).toMatchObject({ cents: 101, minor: 75 })
  const { rows } = await shop.site.pool.query<{ currency: 'eur' | 'gbp'; minor: number; cents: number }>(
    `select currency, price_minor as minor, price_per_credit_cents as cents from listings where currency <> 'usd'`,
  )
  const sheet = { usdPerEuro: 1_080_000, gbpPerEuro: 800_000 }
  for (const { currency, minor, cents } of rows)
    expect(cents).toBe(convertDown(minor, currency, 'usd', sheet))
  for (const usdPerEuro of [1_079_999, 1_080_001, 1_087_777]) {
    await newRates(usdPerEuro)
    const at = { ...sheet, usdPerEuro }
    expect(await priceOf(listing.id)).toMatchObject({ cents: convertDown(75, 'gbp', 'usd', at) })
  }
})

test('what comes again is priced in dollars', async () => {
  await newRates(1_080_000)
  const sold = { priceCents: 1000, currency: 'eur', saleType: 'subscription' } as const
  await expect(offerCredits(shop.site.db, sold)).rejects.toThrow('US dollars')
})

test('a mixed basket in euros costs exactly what is priced in euros, the rest at the rate; in dollars what is shown', async () => {
  await newRates(1_083_333)
  const [euros, dollars, pounds] = [
    await offer('eur', 1999),
    await offer('usd', 1000),
    await offer('gbp', 777),
  ]
  // £7.77 is €9.7125 and $10.52; €19.99 is $21.655827, rounded down.
  expect(await priceOf(pounds.listing.id)).toMatchObject({ cents: 1052 })
  expect(await priceOf(euros.listing.id)).toMatchObject({ cents: 2165 })
  const buyer = await shop.person('mixed@example.org')
  const basketId = await shop.basket(buyer, [
    { listingId: euros.listing.id, quantity: 7 },
    { listingId: dollars.listing.id, quantity: 3 },
    { listingId: pounds.listing.id, quantity: 2 },
  ])
  const totalCents = 7 * 2165 + 3 * 1000 + 2 * 1052
  const expectedMinor = 7 * 1999 + Math.round(((3000 + 2104) * 1_000_000) / 1_083_333)
  const refused = await order(buyer, basketId, totalCents, {
    currency: 'eur',
    expectedMinor: expectedMinor + 1,
  })
  expect(refused.json()).toMatchObject({ code: 'price_changed', totalCents })
  const placed = await order(buyer, basketId, totalCents, { currency: 'eur', expectedMinor })
  expect(placed.statusCode, placed.body).toBe(200)
  const settled = await shop.until(buyer, placed.json(), 'settled')
  expect(settled).toMatchObject({ totalCents, paid: { currency: 'eur', minor: expectedMinor } })
  const line = settled.lines.find(({ listingId }) => listingId === euros.listing.id)
  expect(line).toMatchObject({
    currency: 'eur',
    priceMinor: 1999,
    pricePerCreditCents: 2165,
    totalCents: 7 * 2165,
  })
  const exchange = `world/money/exchange/${settled.id}`
  const held = async (asset: string) => {
    const { rows } = await shop.site.pool.query<{ amount: string }>(
      'select coalesce(sum(amount), 0)::bigint as amount from ledger_balances where account = $1 and asset = $2',
      [exchange, asset],
    )
    return Number(rows[0]?.amount)
  }
  expect([await held('eur'), await held('usd')]).toEqual([expectedMinor, -totalCents])

  // What the order froze stays, whatever the seller and the rates do next.
  await newRates(1_100_000)
  expect((await shop.find(buyer, settled)).lines).toEqual(settled.lines)
  await inTransaction(shop.site.db, (tx) => refundOrder(tx, settled.id, 'asked', new Date()))
  await expect.poll(() => held('eur'), { timeout: 20_000 }).toBe(0)
  expect(await held('usd')).toBe(0)

  const inDollars = await shop.basket(buyer, [{ listingId: euros.listing.id, quantity: 2 }])
  expect((await order(buyer, inDollars, 2 * 2198)).statusCode).toBe(200)
})

test('the rates became too old: it is off sale and says why, and the next rates bring it back', async () => {
  await newRates(1_080_000)
  const seller = await shop.seller('stale@example.org')
  const { listing } = await offer('eur', 2000, seller.id)
  const buyer = await shop.person('late@example.org')
  const basketId = await shop.basket(buyer, [{ listingId: listing.id, quantity: 1 }])
  const age = async (days: number) => {
    const day = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
    const { id } = await takeRates(shop.site.db, {
      usdPerEuro: 1_080_000,
      gbpPerEuro: 800_000,
      source: `bank of ${days} days ago`,
      day,
    })
    await shop.site.pool.query('update listings set rate_sheet_id = $1 where id = $2', [id, listing.id])
  }
  const isOpen = async () => {
    const [known] = (await buyer.get(`/api/market/listings?ids=${listing.id}`)).json().listings
    return [known.open, known.hasRates]
  }
  await age(7)
  expect(await isOpen()).toEqual([true, true])
  await age(8)
  expect(await isOpen()).toEqual([false, false])
  expect((await seller.browser.get('/api/listings')).json().listings[0].stopped_by).toBe('rates')
  const basket = (await buyer.get(`/api/baskets/${basketId}`)).json()
  expect(basket).toMatchObject({ soldOut: true, notSold: 'not_for_sale' })
  expect(basket.soldOutReason).toContain('no exchange rates of the last seven days')
  const refused = await order(buyer, basketId, 2160)
  expect(refused.body).toContain('no exchange rates of the last seven days')
  await newRates(1_085_000)
  expect(await isOpen()).toEqual([true, true])
  expect((await order(buyer, basketId, 2170)).statusCode).toBe(200)
})

test('new rates racing with purchases and with sellers who price: each sale is at the price shown or refused, and no price is left behind', async () => {
  await newRates(1_080_000)
  const seller = await shop.seller('race@example.org')
  const made = [await offer('eur', 2000, seller.id), await offer('usd', 2000, seller.id)] as const
  const buyer = await shop.person('racer@example.org')
  for (let round = 0; round < 4; round++) {
    const [sold, priced] = made
    const basketId = await shop.basket(buyer, [{ listingId: sold.listing.id, quantity: 1 }])
    const before = await priceOf(sold.listing.id)
    const [answer, , change] = await Promise.all([
      order(buyer, basketId, before?.cents ?? 0, { currency: 'eur', expectedMinor: 2000 }),
      newRates(1_090_000 + round * 10_000),
      seller.browser.patch(`/api/listings/${priced.listing.id}`, {
        body: { price_per_credit: 3000 + round, currency: 'gbp' },
      }),
    ])
    expect(change.statusCode, change.body).toBe(200)
    if (answer.statusCode === 200)
      expect((await shop.find(buyer, answer.json())).totalCents).toBe(before?.cents)
    else expect(answer.json()).toMatchObject({ code: 'price_changed' })
    const newest = (await buyer.get('/api/rates')).json().sheet.id
    for (const { listing } of made) expect(await priceOf(listing.id)).toMatchObject({ sheet: newest })
  }
})
