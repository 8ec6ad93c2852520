import { Check, Circle, Minus, X } from 'lucide-react'
import { cn } from './cn.ts'
import { WithHashes } from './WithHashes.tsx'

export type CheckedStep = { name: string; state: 'passed' | 'failed' | 'not reached'; says: string }

type StepListProps = {
  steps: readonly CheckedStep[]
  /** By its name: a step that found that something is still to come. True as it is, it is no tick. */
  open?: string
}

const marks = {
  passed: { Icon: Check, look: 'text-leaf', word: 'Passed' },
  failed: { Icon: X, look: 'text-error', word: 'Failed' },
  open: { Icon: Circle, look: 'text-attention', word: 'Passed, and still to come' },
  'not reached': { Icon: Minus, look: 'text-muted', word: 'Not reached' },
} as const

/** What was checked, one after the other, and what each found. */
export const StepList = ({ steps, open }: StepListProps) => (
  <ol className="border-edge border-t-2 bg-sheet px-4">
    {steps.map(({ name, state, says }) => {
      const { Icon, look, word } = marks[name === open && state === 'passed' ? 'open' : state]
      return (
        <li key={name} className="flex gap-3 border-hairline border-b py-3 last:border-b-0">
          <Icon aria-hidden="true" className={cn('mt-0.5 size-5 shrink-0', look)} strokeWidth={1.75} />
          <p
            className={cn(
              'min-w-0 text-note [overflow-wrap:anywhere]',
              state === 'not reached' && 'text-muted',
            )}
          >
            <span className="sr-only">{word}: </span>
            <WithHashes text={says} />
          </p>
        </li>
      )
    })}
  </ol>
)
