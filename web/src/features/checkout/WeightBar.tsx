import type { BasketLine } from '@ledgerleaf/contract/baskets'
import { kindFill } from '../../nouns/project/kind-look.ts'

/** More parts than this leave none of them room for a number: the table below has them all. */
const numberedMax = 9

/**
 * The basket as one bar, each line as wide as its weight and in the colour of its kind. Two of one kind are told apart by
 * their numbers, which the rows of the table below have too.
 */
export const WeightBar = ({ lines }: { lines: readonly BasketLine[] }) => (
  <div className="grid gap-2">
    <div aria-hidden="true" className="ruled relative flex h-7 gap-1 border border-edge bg-sheet p-px">
      {lines.map(({ listingId, totalCents, category }) => (
        <div
          key={listingId}
          className="min-w-1"
          style={{ flexGrow: totalCents, flexBasis: 0, backgroundColor: kindFill(category) }}
        />
      ))}
    </div>
    {lines.length > 1 && lines.length <= numberedMax && (
      <div aria-hidden="true" className="flex gap-1 font-mono text-fine tabular-nums">
        {lines.map(({ listingId, totalCents }, at) => (
          <span key={listingId} className="min-w-1" style={{ flexGrow: totalCents, flexBasis: 0 }}>
            {at + 1}
          </span>
        ))}
      </div>
    )}
    <p className="text-fine text-muted">Each part as wide as its value</p>
  </div>
)
