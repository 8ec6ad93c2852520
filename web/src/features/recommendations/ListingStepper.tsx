import type { MarketMark } from '@ledgerleaf/contract/recommendations'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { sayMark } from './price-quality-words.ts'

type StepperProps = {
  /** In the order one steps through them: by price. */
  marks: readonly MarketMark[]
  /** Of the one that is looked at; below 0 while none is. */
  at: number
  /** How many tonnes of it are in the basket. */
  chosenTonnes: number | undefined
  onStep: (listingId: string) => void
}

const stepLook =
  'grid size-11 place-items-center rounded-soft border border-edge bg-sheet hover:border-ink disabled:opacity-40'

/** One listing after the other, from the lowest price up: each by its name, with all the picture says of it. */
export const ListingStepper = ({ marks, at, chosenTonnes, onStep }: StepperProps) => {
  const mark = marks[at]
  const go = (to: number) => {
    const next = marks[to]
    if (next) onStep(next.listingId)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-label="Look at one listing"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-hairline border-t pt-4"
    >
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label="The listing before"
          disabled={at <= 0}
          onClick={() => go(at - 1)}
          className={stepLook}
        >
          <ChevronLeft aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </button>
        <span className="min-w-20 text-center font-mono text-fine tabular-nums">
          {at < 0
            ? `${writeWhole(marks.length)} in all`
            : `${writeWhole(at + 1)} of ${writeWhole(marks.length)}`}
        </span>
        <button
          type="button"
          aria-label="The next listing"
          disabled={at >= marks.length - 1}
          onClick={() => go(at + 1)}
          className={stepLook}
        >
          <ChevronRight aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </button>
      </div>
      <p aria-live="polite" className="min-h-11 content-center text-sm max-sm:col-span-2">
        {mark ? (
          <>
            <TextLink to={`/projects/${mark.projectId}`}>{mark.projectName}</TextLink>,{' '}
            <span className="font-mono">{mark.vintage}</span>
            <span className="block text-muted tabular-nums">
              {sayMark(mark)}
              {chosenTonnes !== undefined && ` · ${writeWhole(chosenTonnes)} t of it in the basket`}
            </span>
          </>
        ) : (
          <span className="text-muted">
            Spot listings, the cheapest first. Step through them, or point at a mark; drag the two lines to
            move your limits.
          </span>
        )}
      </p>
    </div>
  )
}
