import type { SellerListing } from '@ledgerleaf/contract/listings'

/** What a seller changes of a listing. */
export type ListingAct = 'price' | 'note' | 'state' | 'withdraw'
type Told = Pick<SellerListing, 'state' | 'available'>

/**
 * What can be done about a listing now: one thing beside it and the rest behind a menu. Nothing that is sold out is paused or
 * resumed, for nobody could buy it either way; its price and note still hold for credits that come back to it.
 */
export const actsOf = ({ state, available }: Told): { first: ListingAct | null; more: ListingAct[] } => {
  if (state === 'withdrawn') return { first: null, more: [] }
  if (state === 'review') return { first: 'price', more: ['note', 'withdraw'] }
  if (available === 0) return { first: null, more: ['price', 'note', 'withdraw'] }
  return state === 'paused'
    ? { first: 'state', more: ['price', 'note', 'withdraw'] }
    : { first: 'price', more: ['note', 'state', 'withdraw'] }
}

export const actWords = (act: ListingAct, { state }: Pick<Told, 'state'>): string => {
  if (act === 'state') return state === 'open' ? 'Pause' : 'Resume'
  return { price: 'Edit price', note: 'Edit note', withdraw: 'Withdraw' }[act]
}
