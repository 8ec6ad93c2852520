import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { AnalysisSteps } from './AnalysisSteps.tsx'
import { AskAnswer } from './AskAnswer.tsx'
import { type LiveStep, useShownStep } from './shown-step.ts'
import type { AskPhase } from './use-ask.ts'

export type AskResultProps = { phase: AskPhase; live: LiveStep; onRetry: () => void }

const Working = ({ children }: { children: ReactNode }) => (
  <p role="status" className="flex items-center gap-3 text-muted">
    <Spinner className="size-5 text-leaf" />
    {children}
  </p>
)

const Refusal = ({ message, children }: { message: string; children?: ReactNode }) => (
  <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
    <p className="min-w-0 flex-1 basis-60 border-error border-l-2 pl-3 text-error [overflow-wrap:anywhere]">
      {message}
    </p>
    {children}
  </div>
)

/** What came of it: below the line, in the same sheet of paper. */
export default function AskResult({ phase, live, onRetry }: AskResultProps) {
  const step = useShownStep(phase, live)
  return (
    <div className="grid gap-4 border-hairline border-t px-4 py-4 text-note">
      {phase.name === 'uploading' && <Working>Uploading…</Working>}
      {(phase.name === 'thinking' || phase.name === 'answering') && (
        <AskAnswer question={phase.question} arrived={phase.name === 'answering'}>
          <Working>Thinking…</Working>
        </AskAnswer>
      )}
      {phase.name === 'failed' && (
        <Refusal message={phase.message}>
          <Button variant="outline" size="small" onClick={onRetry}>
            Try again
          </Button>
        </Refusal>
      )}
      {phase.name === 'refused' && <Refusal message={phase.message} />}
      {(step !== 'idle' || phase.name === 'analysing') && <AnalysisSteps step={step} />}
      {phase.name === 'analysed' && (
        <TextLink to={`/analysis/${phase.analysisId}`} className="justify-self-start font-medium">
          See what was found, and where
        </TextLink>
      )}
    </div>
  )
}
