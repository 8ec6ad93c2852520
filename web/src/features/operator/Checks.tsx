import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import { reviewChecks } from '@ledgerleaf/contract/review-checks'
import { CheckSign, CrossSign } from '../../ui/icons.tsx'

/** What can be checked by counting, before a person judges the rest. */
export const Checks = ({ project }: { project: ReviewedProject }) => (
  <ul className="grid gap-2 text-sm">
    {reviewChecks(project).map(({ done, text }) => (
      <li key={text} className="flex gap-2.5">
        {done ? (
          <CheckSign className="mt-0.5 size-4 shrink-0 text-leaf" />
        ) : (
          <CrossSign className="mt-0.5 size-4 shrink-0 text-attention" />
        )}
        <span className={done ? '' : 'text-attention'}>
          <span className="sr-only">{done ? 'In order: ' : 'To look at: '}</span>
          {text}
        </span>
      </li>
    ))}
  </ul>
)
