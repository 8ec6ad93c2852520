import type { DueKind, DueStep } from '@ledgerleaf/contract/seller-desk'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { dueQuery } from '../../nouns/dashboard/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Loadable } from './Loadable.tsx'

/** What it is, and what is done about it. */
const words: Record<DueKind, { what: string; act: string }> = {
  deliver: { what: 'Delivery', act: 'Deliver' },
  retire: { what: 'Retirement at the registry', act: 'See the serials' },
  review: { what: 'Question of the review', act: 'Answer it' },
  document: { what: 'Document', act: 'Upload it again' },
  stopped: { what: 'Off sale', act: 'See the listing' },
  account: { what: 'Payout account', act: 'Enter the account' },
  identity: { what: 'Your company', act: 'Tell who you are' },
  terms: { what: 'Terms', act: 'Read them' },
  file: { what: 'Project file', act: 'Go on' },
}

/** A seller looks at the next few; who has more to do opens the rest. */
const shownMax = 5

const Step = ({ step: { kind, projectName, says, dueOn, isOverdue, to } }: { step: DueStep }) => (
  <li className="grid gap-x-6 gap-y-1.5 border-hairline border-b px-4 py-4 last:border-b-0 sm:grid-cols-[8rem_minmax(0,1fr)] sm:px-5 lg:grid-cols-[8rem_minmax(0,1fr)_auto] lg:items-baseline">
    <p className={cn('font-mono text-note tabular-nums', isOverdue ? 'text-error' : 'text-muted')}>
      {dueOn ? <time dateTime={dueOn}>{writeDate(dueOn)}</time> : 'No date'}
      {isOverdue && <span className="block font-medium text-fine">Overdue</span>}
    </p>
    <div className="grid min-w-0 gap-1">
      <p className="font-medium [overflow-wrap:anywhere]">
        {words[kind].what}
        {projectName && <span className="font-normal">, {projectName}</span>}
      </p>
      <p className="line-clamp-3 max-w-text text-muted text-note [overflow-wrap:anywhere]">{says}</p>
    </div>
    <TextLink
      to={to}
      aria-label={`${words[kind].act}: ${projectName ?? words[kind].what}`}
      className="inline-flex min-h-6 items-center gap-1.5 justify-self-start whitespace-nowrap font-medium text-note sm:col-start-2 lg:col-start-3 lg:justify-self-end"
    >
      {words[kind].act}
      <ArrowRight aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.5} />
    </TextLink>
  </li>
)

const Steps = ({ steps }: { steps: readonly DueStep[] }) => {
  const [isOpen, setOpen] = useState(false)
  if (steps.length === 0)
    return (
      <p className="border-edge border-t-2 bg-sheet px-4 py-5 text-note sm:px-5">
        Nothing is due. Deliveries, questions of the review and whatever stops a listing stand here as they
        come.
      </p>
    )
  const shown = isOpen ? steps : steps.slice(0, shownMax)
  return (
    <div className="border-edge border-t-2 bg-sheet">
      <ol>
        {shown.map((step) => (
          <Step key={`${step.kind} ${step.to} ${step.dueOn} ${step.says}`} step={step} />
        ))}
      </ol>
      {steps.length > shownMax && (
        <div className="border-hairline border-t px-4 py-3 sm:px-5">
          <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `Show all ${writeWhole(steps.length)}`}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Everything that waits for the seller, with its day and the way to it. */
export const DueList = () => {
  const query = useQuery(dueQuery())
  return (
    <Part
      title="What is due"
      aside={
        query.data &&
        query.data.steps.length > 0 && (
          <p className="font-mono text-muted text-note tabular-nums">
            {writeWhole(query.data.steps.length)} to do
          </p>
        )
      }
    >
      <Loadable query={query} label="Loading what is due">
        {({ steps }) => <Steps steps={steps} />}
      </Loadable>
    </Part>
  )
}
