import {
  type Currency,
  convertDown,
  ownPriceCentsMin,
  ownPriceTooLow,
  writeMoney,
} from '@ledgerleaf/contract/currencies'
import { listingPriceCentsMax, type SaleType } from '@ledgerleaf/contract/listings'
import { Cents } from '@ledgerleaf/contract/units'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { holdRates } from '../rates/index.ts'

export type AskedPrice = { currency: Currency; priceMinor: number }
export type ListingPrice = AskedPrice & { pricePerCreditCents: Cents; rateSheetId: string | null }

const names = { eur: 'euros', gbp: 'pounds' } as const

/**
 * A seller's price with what it comes to in dollars, and by which rates. Before any listing is locked: no other rates can
 * come until the transaction ends.
 */
export const priceIn = async (
  tx: Tx,
  { currency, priceMinor }: AskedPrice,
  now: Date,
): Promise<ListingPrice> => {
  if (currency === 'usd')
    return { currency, priceMinor, pricePerCreditCents: priceMinor as Cents, rateSheetId: null }
  const sheet = await holdRates(tx, now)
  if (!sheet)
    throw new DomainError('invalid_input', {
      field: 'currency',
      message: `There are no exchange rates of the last seven days to price in ${names[currency]} by. Price it in US dollars, or come back once there are.`,
    })
  const cents = Number.isSafeInteger(priceMinor)
    ? convertDown(priceMinor, currency, 'usd', sheet)
    : Number.NaN
  if (priceMinor >= 1 && cents < ownPriceCentsMin)
    throw new DomainError('invalid_input', { field: 'price_per_credit', message: ownPriceTooLow })
  if (!(cents >= 1 && cents <= listingPriceCentsMax))
    throw new DomainError('invalid_input', {
      field: 'price_per_credit',
      message: `A price lies between $0.01 and ${writeMoney(listingPriceCentsMax, 'usd')}, by the rates of the day.`,
    })
  return { currency, priceMinor, pricePerCreditCents: Cents.parse(cents), rateSheetId: sheet.id }
}

/** What comes again is charged in dollars each time, and never dearer than the first time: no rate can promise that. */
export const refuseSubscription = (currency: Currency, saleType: SaleType): void => {
  if (currency !== 'usd' && saleType === 'subscription')
    throw new DomainError('invalid_input', {
      field: 'currency',
      message:
        'What is sold by subscription is priced in US dollars: each run costs no more dollars than the first.',
    })
}
