import type { DueStep } from '@ledgerleaf/contract/seller-desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { forwardQueries } from '../../nouns/forward/queries.ts'
import { cn } from '../../ui/cn.ts'
import { writeCount, writeDate } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { DeliveryTrack } from './DeliveryTrack.tsx'
import { tellDaysOff } from './days-off.ts'
import { deliveryLine } from './delivery-line.ts'
import { laterAct, laterName } from './due-words.ts'

const laterMax = 3

/** A day to know of, and nothing to do about it yet. */
const Later = ({ step }: { step: DueStep }) => {
  const { kind, projectName, says, dueOn, to } = step
  const [today] = useState(() => new Date().toISOString())
  // The line is a help: the date stands without it, while it loads or if it does not.
  const { data: promised } = useQuery({ ...forwardQueries.promised(), enabled: kind === 'deliver' })
  const line = deliveryLine(step, promised?.milestones ?? [], today)
  return (
    <li className="grid content-between gap-1 border-hairline border-b px-4 py-4 last:border-b-0 sm:px-5">
      <div className="grid gap-1">
        {dueOn && (
          <p className="flex flex-wrap items-baseline gap-x-3">
            <time dateTime={dueOn} className="font-display text-xl lining-nums">
              {writeDate(dueOn)}
            </time>
            <span className="font-mono text-muted text-sm tabular-nums">{tellDaysOff(dueOn, today)}</span>
          </p>
        )}
        <p className="min-w-0 text-note [overflow-wrap:anywhere]">{says}</p>
      </div>
      {line && <DeliveryTrack line={line} />}
      {/* The project and the way there share a line as far as there is room. */}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="text-muted [overflow-wrap:anywhere]">{projectName}</span>
        <TextLink to={to} className="min-h-6" aria-label={laterName(step)}>
          {laterAct(kind)}
        </TextLink>
      </p>
    </li>
  )
}

/** The next days to know of, and how many come after them. */
export const LaterDates = ({ steps, className }: { steps: readonly DueStep[]; className?: string }) =>
  steps.length > 0 && (
    <>
      <ul aria-label="Later" className={cn('grid bg-sheet', className)}>
        {steps.slice(0, laterMax).map((step) => (
          <Later key={`${step.kind} ${step.to} ${step.dueOn} ${step.says}`} step={step} />
        ))}
      </ul>
      {steps.length > laterMax && (
        <TextLink to="/deliveries" className="justify-self-start text-sm">
          {writeCount(steps.length - laterMax, 'later date')} under Deliveries
        </TextLink>
      )}
    </>
  )
