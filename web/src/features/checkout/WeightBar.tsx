import type { BasketLine } from '@ledgerleaf/contract/baskets'
import { kindFill } from '../../nouns/project/kind-look.ts'

/** More parts than this leave none of them room for a name: the table below has them all. */
const namedMax = 4

/** The basket as one bar, each line as wide as its weight and in the colour of its kind. The table below says the same in figures. */
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
    {lines.length <= namedMax && (
      <div aria-hidden="true" className="flex gap-1 text-fine max-sm:hidden">
        {lines.map(({ listingId, totalCents, projectName }) => (
          <span key={listingId} className="min-w-1 truncate" style={{ flexGrow: totalCents, flexBasis: 0 }}>
            {projectName}
          </span>
        ))}
      </div>
    )}
    <p className="text-fine text-muted">Each part as wide as its value</p>
  </div>
)
