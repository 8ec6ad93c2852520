export { askListing } from './ask-listing.ts'
export { changeListing } from './change-listing.ts'
export { followRates } from './follow-rates.ts'
export { datesAhead, findForwardTerms } from './forward-terms.ts'
export { limitUnchecked } from './limit-unchecked.ts'
export {
  countListings,
  findAskedListings,
  findListingCalled,
  findListingsByToken,
} from './listing-queries.ts'
export { listingRoutes } from './listings.routes.ts'
export { listings } from './listings.tables.ts'
export { openListing } from './open-listing.ts'
export { findOverdueListings } from './overdue-listings.ts'
export { pauseListing, pauseProject, resumeProject } from './pause-listing.ts'
export { listingPersonalData } from './personal-data.ts'
export {
  dueColumn,
  findKnownListings,
  type KnownListing,
  lockListings,
  priceColumns,
  SellableListing,
  sellableColumns,
  termsColumns,
} from './sellable-listings.ts'
export { findSellerListing, findSellerListings } from './seller-listing-queries.ts'
export { withdrawListing } from './withdraw-listing.ts'
export { releaseListings, withholdListings } from './withhold-listings.ts'
