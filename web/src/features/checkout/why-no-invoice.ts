import type { Basket } from '@ledgerleaf/contract/baskets'

export type QuoteTerms = { quoteDays: number; termDays: number }

type Asked = {
  basket: Pick<Basket, 'lines'>
  /** Null where no bank account is configured; undefined until it is known. */
  terms: QuoteTerms | null | undefined
  isGuest: boolean
}

/** Why this basket cannot be paid by invoice; null when it can. */
export const whyNoInvoice = ({ basket, terms, isGuest }: Asked): string | null => {
  if (terms === null)
    return 'Paying by invoice is not offered here: this market has not said to which bank account.'
  if (isGuest) return 'A quote holds credits for days, so it needs an account with a confirmed address.'
  return basket.lines.some(({ saleType }) => saleType === 'subscription')
    ? 'A subscription is charged to a card each time: take it out of the basket to pay by invoice.'
    : null
}
