import type { DueStep } from '@ledgerleaf/contract/seller-desk'
import { Info } from 'lucide-react'
import { cn } from '../../ui/cn.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { dueWords, nowName } from './due-words.ts'

/** News that comes by the way: a note beside what is to be done, and no task. */
export const DueNews = ({ steps, className }: { steps: readonly DueStep[]; className?: string }) =>
  steps.length > 0 && (
    <ul aria-label="To know" className={cn('grid gap-1', className)}>
      {steps.map((step) => (
        <li
          key={`${step.to} ${step.says}`}
          className="flex items-baseline gap-x-3 text-muted text-sm [overflow-wrap:anywhere]"
        >
          <Info aria-hidden="true" className="size-4 shrink-0 translate-y-0.5" strokeWidth={1.5} />
          <p>
            {step.says}{' '}
            <TextLink to={step.to} className="min-h-6" aria-label={nowName(step)}>
              {dueWords[step.kind].act}
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  )
