import * as z from 'zod/mini'
import { inThousands } from './in-thousands.ts'
import { largest } from './units.ts'

/** What a price can be in. Our books are in US dollars; all three have a hundred minor units. */
export const currencies = ['usd', 'eur', 'gbp'] as const
export const Currency = z.enum(currencies)
export type Currency = z.infer<typeof Currency>

const signs: Record<Currency, string> = { usd: '$', eur: '€', gbp: '£' }

/** Rates are whole millionths, so that nobody's computer rounds them differently. */
export const one = 1_000_000

const Rate = z.int().check(z.minimum(one / 100), z.maximum(one * 100))

/** What one euro cost on a day, and who says so. */
export const RateSheet = z.object({
  id: z.string(),
  day: z.iso.date(),
  source: z.string(),
  /** Millionths of a dollar, and of a pound, for one euro. */
  usdPerEuro: Rate,
  gbpPerEuro: Rate,
})
export type RateSheet = z.infer<typeof RateSheet>
export type Rates = Pick<RateSheet, 'usdPerEuro' | 'gbpPerEuro'>

const perEuro = (rates: Rates, currency: Currency): number =>
  currency === 'usd' ? rates.usdPerEuro : currency === 'gbp' ? rates.gbpPerEuro : one

/** So many minor units of one currency in another: exact up to the last step, where a half is rounded up. */
export const convert = (minor: number, from: Currency, to: Currency, rates: Rates): number => {
  if (from === to) return minor
  const top = BigInt(minor) * BigInt(perEuro(rates, to))
  const bottom = BigInt(perEuro(rates, from))
  const rounded = Number((2n * top + bottom) / (2n * bottom))
  if (rounded > largest) throw new RangeError('more money than there is')
  return rounded
}

/**
 * What a price in another currency is in the dollars of our books: whole cents a credit, rounded down. So a seller is never
 * credited more than the buyer's money is worth by the same rates, however many credits are bought. `followRates` does the same
 * in the database.
 */
export const convertDown = (minor: number, from: Currency, to: Currency, rates: Rates): number => {
  if (from === to) return minor
  const down = Number((BigInt(minor) * BigInt(perEuro(rates, to))) / BigInt(perEuro(rates, from)))
  if (down > largest) throw new RangeError('more money than there is')
  return down
}

/** Below this, rounding down to the cent would eat more than a hundredth of a price that is not in dollars. */
export const ownPriceCentsMin = 100

export const ownPriceTooLow =
  'A price in euros or pounds comes to at least $1.00 a credit: below that, rounding to the cent would eat more than a hundredth of it. Price it in US dollars.'

/** An amount of one currency. Amounts of different ones are never added up. */
export const Money = z.object({ currency: Currency, minor: z.int() })
export type Money = z.infer<typeof Money>

/** What amounts come to, each currency for itself, in the order of the currencies; what there is none of is left out. */
export const sumByCurrency = (amounts: readonly Money[]): Money[] =>
  currencies.flatMap((currency) => {
    const own = amounts.filter((one) => one.currency === currency)
    return own.length === 0 ? [] : [{ currency, minor: own.reduce((sum, { minor }) => sum + minor, 0) }]
  })

type PricedLine = { currency: Currency; priceMinor: number; quantity: number; totalCents: number }

/**
 * What a basket comes to without VAT in the currency it is paid in. Lines that their sellers priced in that currency cost
 * exactly that; the others, and a basket that is sold at one price for all its lines, their dollars at the rates.
 */
export const netIn = (
  { totalCents, lines }: { totalCents: number; lines: readonly PricedLine[] },
  currency: Currency,
  rates: Rates,
): number => {
  const listed = lines.reduce((sum, line) => sum + line.totalCents, 0)
  const own = listed === totalCents ? lines.filter((line) => line.currency === currency) : []
  const ownCents = own.reduce((sum, line) => sum + line.totalCents, 0)
  const ownMinor = own.reduce((sum, line) => sum + line.priceMinor * line.quantity, 0)
  return ownMinor + convert(totalCents - ownCents, 'usd', currency, rates)
}

/** An amount as every screen and paper writes it: €1,234.50. */
export const writeMoney = (minor: number, currency: Currency): string => {
  const whole = Math.floor(Math.abs(minor) / 100)
  const rest = String(Math.abs(minor) % 100).padStart(2, '0')
  const grouped = inThousands(whole)
  return `${minor < 0 ? '-' : ''}${signs[currency]}${grouped}.${rest}`
}

/** Cents as dollars: -$1,240.50. */
export const writeDollars = (cents: number): string => writeMoney(cents, 'usd')

/** Sums of several currencies in words: $10.00 and €5.00. */
export const writeTotals = (totals: readonly Money[]): string =>
  totals.map(({ minor, currency }) => writeMoney(minor, currency)).join(' and ') || writeMoney(0, 'usd')

/** What one unit of a currency is in another, to the last digit that tells anything: 1 USD = 0.924 EUR. */
export const writeExchange = (from: Currency, to: Currency, rates: Rates): string => {
  const rate = (perEuro(rates, to) / perEuro(rates, from)).toPrecision(6).replace(/\.?0+$/, '')
  return `1 ${from.toUpperCase()} = ${rate} ${to.toUpperCase()}`
}
