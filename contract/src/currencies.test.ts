import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convert, convertDown, currencies, netIn, writeExchange, writeMoney } from './currencies.ts'

const rates = { usdPerEuro: 1_082_300, gbpPerEuro: 834_500 }

test('an amount in its own currency is itself', () => {
  for (const currency of currencies) expect(convert(12_345, currency, currency, rates)).toBe(12_345)
})

test('dollars become euros and pounds by the day’s rates, rounded once', () => {
  expect(convert(108_230, 'usd', 'eur', rates)).toBe(100_000)
  expect(convert(100_000, 'eur', 'usd', rates)).toBe(108_230)
  expect(convert(108_230, 'usd', 'gbp', rates)).toBe(83_450)
  expect(convert(83_450, 'gbp', 'usd', rates)).toBe(108_230)
})

test('a half is rounded up, and large amounts stay exact', () => {
  expect(convert(1, 'eur', 'usd', { usdPerEuro: 1_500_000, gbpPerEuro: 1 })).toBe(2)
  // As doubles this product has lost its last digits.
  expect(convert(900_719_925_474_099, 'eur', 'usd', { usdPerEuro: 1_000_001, gbpPerEuro: 1 })).toBe(
    900_720_826_194_024,
  )
})

test('there and back again is off by no more than the rounding of the smaller unit', () => {
  for (let cents = 1; cents < 5000; cents += 7) {
    const back = convert(convert(cents, 'usd', 'gbp', rates), 'gbp', 'usd', rates)
    expect(Math.abs(back - cents)).toBeLessThanOrEqual(1)
  }
})

test('more than there is room for is refused rather than rounded', () => {
  expect(() => convert(2 ** 51 - 1, 'gbp', 'usd', rates)).toThrow(RangeError)
})

test('a basket costs exactly what is priced in the currency it is paid in, and the rest at the rate', () => {
  const lines = [
    { currency: 'eur', priceMinor: 1999, quantity: 1000, totalCents: 2_164_000 },
    { currency: 'usd', priceMinor: 1000, quantity: 3, totalCents: 3000 },
  ] as const
  const totalCents = 2_167_000
  expect(netIn({ totalCents, lines }, 'usd', rates)).toBe(totalCents)
  expect(netIn({ totalCents, lines }, 'eur', rates)).toBe(1_999_000 + convert(3000, 'usd', 'eur', rates))
  expect(netIn({ totalCents, lines }, 'gbp', rates)).toBe(convert(totalCents, 'usd', 'gbp', rates))
  // One price for all of it: none of its lines has one of its own.
  expect(netIn({ totalCents: 2_000_000, lines }, 'eur', rates)).toBe(convert(2_000_000, 'usd', 'eur', rates))
})

test('an amount carries its sign, its groups and both places', () => {
  expect(writeMoney(123_450, 'eur')).toBe('€1,234.50')
  expect(writeMoney(5, 'gbp')).toBe('£0.05')
  expect(writeMoney(-100_000_000, 'usd')).toBe('-$1,000,000.00')
  expect(writeMoney(99_999, 'usd')).toBe('$999.99')
})

test('a rate is written without digits that tell nothing', () => {
  expect(writeExchange('eur', 'usd', rates)).toBe('1 EUR = 1.0823 USD')
  expect(writeExchange('usd', 'eur', rates)).toBe('1 USD = 0.923958 EUR')
})

test('whatever is bought at a price in euros or pounds, the money that comes in is never worth less than the dollars credited', () => {
  const rate = fc.integer({ min: 10_000, max: 100_000_000 })
  const priced = fc.record({
    usdPerEuro: rate,
    gbpPerEuro: rate,
    currency: fc.constantFrom('eur' as const, 'gbp' as const),
    priceMinor: fc.integer({ min: 1, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(priced, ({ usdPerEuro, gbpPerEuro, currency, priceMinor, quantity }) => {
      const sheet = { usdPerEuro, gbpPerEuro }
      const totalCents = convertDown(priceMinor, currency, 'usd', sheet) * quantity
      const lines = [{ currency, priceMinor, quantity, totalCents }]
      const paidMinor = netIn({ totalCents, lines }, currency, sheet)
      expect(paidMinor).toBe(priceMinor * quantity)
      expect(convert(paidMinor, currency, 'usd', sheet)).toBeGreaterThanOrEqual(totalCents)
    }),
  )
})
