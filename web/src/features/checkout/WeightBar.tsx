import type { BasketLine } from '@ledgerleaf/contract/baskets'
import { toneOf } from '../../nouns/basket/tones.ts'
import { cn } from '../../ui/cn.ts'

/** The basket as one bar, each line as wide as its weight. The table below says the same in figures. */
export const WeightBar = ({ lines }: { lines: readonly BasketLine[] }) => (
  <div aria-hidden="true" className="ruled relative flex h-7 gap-px border border-edge bg-sheet p-px">
    {lines.map(({ listingId, totalCents }, position) => (
      <div key={listingId} className={cn('min-w-1', toneOf(position))} style={{ flexGrow: totalCents }} />
    ))}
  </div>
)
