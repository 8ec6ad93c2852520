import { type Currency, type RateSheet, writeExchange, writeMoney } from './currencies.ts'
import { writeDay } from './days.ts'

/** Of an amount in another currency, what our books say: the same sentence on invoices, quotes and their pages. */
export const tellBooks = (what: string, netCents: number, currency: Currency, rates: RateSheet): string =>
  `In our books, which are in US dollars, ${what} stand at ${writeMoney(netCents, 'usd')}, for which the price of each is taken in whole cents, rounded down. The rate: ${writeExchange('usd', currency, rates)}, ${rates.source}, ${writeDay(rates.day)}.`
