import { type ProgressEvent, type ProgressStep, progressEvents } from '@ledgerleaf/contract/events'
import { cn } from '../../ui/cn.ts'
import { CheckSign } from '../../ui/icons.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

const words: Record<ProgressEvent, string> = {
  parsing_started: 'Reading the file',
  document_analyzing: 'Finding the figures',
  Ai_started: 'Analysing them',
  completed: 'Analysis complete',
}

/** Where the analysis is, as the server announces it. */
export const AnalysisSteps = ({ step }: { step: ProgressStep }) => {
  const reached = step === 'idle' ? -1 : progressEvents.indexOf(step)
  return (
    <div>
      <p role="status" className="sr-only">
        {step !== 'idle' && words[step]}
      </p>
      <ol aria-label="Progress of the analysis" className="grid gap-2 sm:grid-cols-4 sm:gap-3">
        {progressEvents.map((event, i) => {
          const isDone = i < reached || step === 'completed'
          return (
            <li
              key={event}
              data-step={event}
              aria-current={i === reached ? 'step' : undefined}
              className={cn(
                'flex items-center gap-2 border-t-2 pt-2 text-sm sm:items-start',
                i <= reached ? 'border-leaf text-ink' : 'border-hairline text-muted',
              )}
            >
              {isDone && <CheckSign className="size-4 shrink-0 text-leaf sm:mt-0.5" strokeWidth={2} />}
              {i === reached && !isDone && <Spinner className="size-4 shrink-0 text-leaf sm:mt-0.5" />}
              {words[event]}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
