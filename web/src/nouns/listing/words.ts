import type { SaleType } from '@ledgerleaf/contract/listings'
import type { StoppedBy } from '@ledgerleaf/contract/stopped-listings'

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

type Standing = { text: string; tone: 'neutral' | 'leaf' | 'attention' }

const standings: Record<string, Standing> = {
  review: { text: 'In review', tone: 'attention' },
  open: { text: 'Active', tone: 'leaf' },
  paused: { text: 'Paused', tone: 'attention' },
  withdrawn: { text: 'Withdrawn', tone: 'neutral' },
  expired: { text: 'Expired', tone: 'neutral' },
}

/** What has become of a listing, in one word for its seller. Nothing left is sold out, also while it is paused; what cannot be bought is not called active. */
export const listingStanding = (
  state: string,
  leftCredits: number,
  stoppedBy: StoppedBy | null = null,
): Standing => {
  const isOffered = state === 'open' || state === 'paused'
  if (isOffered && leftCredits === 0) return { text: 'Sold out', tone: 'neutral' }
  if (isOffered && stoppedBy) return { text: 'Off sale', tone: 'attention' }
  return standings[state] ?? { text: state, tone: 'neutral' }
}
