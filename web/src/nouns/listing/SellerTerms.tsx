import type { ListingTerms } from '@ledgerleaf/contract/listings'
import { writeWhole } from '../../ui/format.ts'

/** What a seller asks of whoever buys, in the same words on the project's page, in the basket and at checkout. */
export const SellerTerms = ({ terms: { minimumFill, noteToBuyers } }: { terms: ListingTerms }) => (
  <>
    {minimumFill > 1 && (
      <p className="text-muted text-sm tabular-nums">Smallest order {writeWhole(minimumFill)} credits</p>
    )}
    {noteToBuyers && (
      <p className="wrap-anywhere max-w-prose text-sm">
        <span className="text-muted">Note from the seller:</span> {noteToBuyers}
      </p>
    )}
  </>
)
