import type { ProgressStep } from '@ledgerleaf/contract/events'
import { lazy, type RefObject, Suspense } from 'react'
import type { AskPhase } from './use-ask.ts'

const load = () => import('./AskResult.tsx')

const Lost = () => (
  <p role="alert" className="border-hairline border-t px-4 py-4 text-[0.9375rem] text-error">
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
  step: ProgressStep
  onRetry: () => void
}

const isFollowing = (phase: AskPhase) => phase.name === 'uploading' || phase.name === 'uploaded'

/** The place for what comes of it; the focus can wait there. */
export const AskOutput = ({ ref, phase, step, onRetry }: AskOutputProps) => {
  const isRunning = step !== 'idle' && (step !== 'completed' || isFollowing(phase))
  const isQuiet = phase.name === 'idle' || phase.name === 'uploaded'
  return (
    <div ref={ref} tabIndex={-1}>
      <Suspense fallback={null}>
        {(isRunning || !isQuiet) && (
          <AskResult phase={phase} step={step} isRunning={isRunning} onRetry={onRetry} />
        )}
      </Suspense>
    </div>
  )
}
