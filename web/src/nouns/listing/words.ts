import type { SaleType } from '@ledgerleaf/contract/listings'

export const saleTypeWords: Record<SaleType, string> = {
  spot: 'Spot',
  forward: 'Forward',
  subscription: 'Subscription',
}

/** For a buyer who chooses: what is other about it than buying now. */
export const saleTypeNotes: Record<Exclude<SaleType, 'spot'>, string> = {
  forward: 'Forward: delivered later',
  subscription: 'Subscription: comes again',
}
