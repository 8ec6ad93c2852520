import type { ListingFigures } from '@ledgerleaf/contract/seller-desk'
import { type ComparedListing, hasComparison, PricePicture } from './PricePicture.tsx'

const hasAny = (listings: ComparedListing[]): listings is [ComparedListing, ...ComparedListing[]] =>
  listings.length > 0

/** Where no listing has three others beside it there is nothing to draw: each line says so. */
const ComparedPrices = ({ listings }: { listings: readonly ListingFigures[] }) => {
  const drawn = listings.filter(hasComparison)
  return hasAny(drawn) ? <PricePicture listings={drawn} /> : null
}

// React.lazy asks for a default export.
export default ComparedPrices
