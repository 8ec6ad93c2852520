import type { BasketLine } from '@ledgerleaf/contract/baskets'
import { kindFill } from '../../nouns/project/kind-look.ts'

/** The basket as one bar, each line as wide as its weight and in the colour of its kind. The table below says the same in figures. */
export const WeightBar = ({ lines }: { lines: readonly BasketLine[] }) => (
  <div className="grid gap-2">
    <div aria-hidden="true" className="ruled relative flex h-7 gap-px border border-edge bg-sheet p-px">
      {lines.map(({ listingId, totalCents, category }) => (
        <div
          key={listingId}
          className="min-w-1"
          style={{ flexGrow: totalCents, backgroundColor: kindFill(category) }}
        />
      ))}
    </div>
    <p className="text-fine text-muted">Each part as wide as its value</p>
  </div>
)
