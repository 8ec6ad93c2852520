import type { ProjectSummary, Step } from '@ledgerleaf/contract/project-files'
import { Link } from 'react-router'
import { cn } from '../../ui/cn.ts'
import { type StepState, stepState, stepStateWords } from './step-state.ts'

type StepTrailProps = {
  project: Pick<ProjectSummary, 'steps' | 'owedCredits'>
  current: Step['id']
}

const marks: Record<StepState, string> = {
  done: 'border-leaf bg-leaf text-on-leaf',
  // Filled from below, as far as it has come: half.
  begun: 'border-leaf bg-linear-to-t from-50% from-moss to-50% to-paper text-ink',
  open: 'border-edge bg-paper text-muted',
}

const Mark = ({ state, at }: { state: StepState; at: number }) => (
  <span
    aria-hidden="true"
    className={cn(
      'relative z-10 grid size-8 shrink-0 place-items-center rounded-full border font-mono text-fine tabular-nums',
      marks[state],
    )}
  >
    {state === 'done' ? (
      <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" className="size-4">
        <title>Done</title>
        <path d="m5 10.5 3.3 3.3L15.2 6.5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    ) : (
      at
    )}
  </span>
)

/** The five steps as one trail: where one has been, where one is, and what each step says. */
export const StepTrail = ({ project, current }: StepTrailProps) => (
  <nav aria-label="The five steps" className="border-hairline border-y py-3 sm:py-5">
    <ol className="grid gap-y-1 lg:grid-cols-5 lg:gap-x-4">
      {project.steps.map((step, index) => (
        <li key={step.id} className="relative min-w-0">
          {index < project.steps.length - 1 && (
            <span
              aria-hidden="true"
              className={cn(
                'absolute max-lg:top-10 max-lg:bottom-[-0.75rem] max-lg:left-[calc(0.75rem+15px)] max-lg:w-px lg:top-[calc(0.75rem+15px)] lg:right-[-1.75rem] lg:left-11 lg:h-px',
                // As far as one has come: the way to a step that is not done is still ahead.
                [step, project.steps[index + 1] ?? step].every((one) => stepState(one, project) === 'done')
                  ? 'bg-leaf'
                  : 'bg-hairline',
              )}
            />
          )}
          <Link
            to={`?step=${step.id}`}
            preventScrollReset
            aria-current={step.id === current ? 'step' : undefined}
            className={cn(
              // Above the line, which the sheet of the chosen step covers.
              'relative flex items-start gap-3 rounded-soft px-3 py-2 lg:h-full lg:flex-col lg:py-3',
              step.id === current ? 'bg-sheet ring-1 ring-edge' : 'hover:bg-sheet',
            )}
          >
            <Mark state={stepState(step, project)} at={index + 1} />
            <span className="grid min-w-0 gap-1">
              <span className="font-medium text-note leading-snug">
                {step.title}
                <span className="sr-only">{`, ${stepStateWords[stepState(step, project)]}`}</span>
              </span>
              {stepState(step, project) === 'begun' && (
                <span aria-hidden="true" className="font-mono text-eyebrow text-leaf-strong">
                  In progress
                </span>
              )}
              <span className={cn('text-muted text-sm', step.id !== current && 'max-lg:hidden')}>
                {step.note}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
)
