import { isListingWorthFair, listingWorthTooMuch, PricePerCredit } from '@ledgerleaf/contract/listings'
import { DomainError } from '../../platform/domain-error.ts'

/** Refuses a price no listing of so many credits may have, whichever way it comes. */
export const checkPrice = (pricePerCreditCents: number, quantity: number): void => {
  const price = PricePerCredit.safeParse(pricePerCreditCents)
  const message = price.success
    ? isListingWorthFair(quantity, pricePerCreditCents)
      ? undefined
      : listingWorthTooMuch
    : price.error.issues[0]?.message
  if (message) throw new DomainError('invalid_input', { field: 'price_per_credit', message })
}
