import type { Basket } from '@ledgerleaf/contract/baskets'
import type { Enterprise } from '@ledgerleaf/contract/orders'
import type { MakeQuote } from '@ledgerleaf/contract/quotes'

/** The buyer as they filled in the sheet, and where they are, once they said so: VAT depends on it. */
export const buyerOf = (enterprise: Enterprise, country: string): Enterprise =>
  country ? { ...enterprise, country } : enterprise

/** What the sheet says beside the billing: the buyer, the VAT and the currency they saw, and whether it is retired at once. */
export type QuoteSheet = Pick<MakeQuote, 'enterprise' | 'expectedVatCents' | 'retire' | 'payIn'>

/** Asks for a quote of exactly what the buyer saw: these lines, at this price, with this VAT. */
export const quoteBody = (
  basket: Pick<Basket, 'id' | 'priceCents' | 'composition'>,
  sheet: QuoteSheet,
  billing: Pick<MakeQuote, 'billingEmail' | 'poNumber'>,
): MakeQuote => ({
  basketId: basket.id,
  expectedTotalCents: basket.priceCents,
  expectedComposition: basket.composition,
  ...sheet,
  ...billing,
})
