import { lazy, type RefObject, Suspense } from 'react'
import type { LiveStep } from './shown-step.ts'
import type { AskPhase } from './use-ask.ts'

const load = () => import('./AskResult.tsx')

const Lost = () => (
  <p role="alert" className="border-hairline border-t px-4 py-4 text-note text-error">
    The line broke before the answer was there. Please load the page again.
  </p>
)

// Whoever only reads the page does not load the answers; a broken line must not take the page with it.
const AskResult = lazy(() => load().catch(() => ({ default: Lost })))

/** Ahead of the first question, so that its answer need not wait. */
export const fetchResult = () => void load().catch(() => undefined)

type AskOutputProps = {
  ref: RefObject<HTMLDivElement | null>
  phase: AskPhase
  live: LiveStep
  onRetry: () => void
}

/** The place for what comes of it; the focus can wait there. */
export const AskOutput = ({ ref, phase, live, onRetry }: AskOutputProps) => {
  // A report may also be under way from another tab.
  const isUnderWay = live.step !== 'idle' && live.step !== 'completed'
  return (
    <div ref={ref} tabIndex={-1}>
      <Suspense fallback={null}>
        {(isUnderWay || phase.name !== 'idle') && <AskResult phase={phase} live={live} onRetry={onRetry} />}
      </Suspense>
    </div>
  )
}
