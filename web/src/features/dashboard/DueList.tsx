import type { DueKind, DueStep } from '@ledgerleaf/contract/seller-desk'
import { useQuery } from '@tanstack/react-query'
import {
  ArrowRight,
  Ban,
  FileText,
  Landmark,
  type LucideIcon,
  MessageCircleQuestion,
  ScrollText,
  ShieldCheck,
  Sprout,
  Stamp,
  Truck,
} from 'lucide-react'
import { useState } from 'react'
import { dueQuery } from '../../nouns/dashboard/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { cn } from '../../ui/cn.ts'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { isFarOff, tellDaysOff } from './days-off.ts'
import { Loadable } from './Loadable.tsx'

/** What it is, and what is done about it. */
const words: Record<DueKind, { what: string; act: string; icon: LucideIcon }> = {
  deliver: { what: 'Delivery', act: 'Deliver', icon: Truck },
  retire: { what: 'Retirement at the registry', act: 'See the serials', icon: Stamp },
  review: { what: 'Question of the review', act: 'Answer it', icon: MessageCircleQuestion },
  document: { what: 'Document', act: 'Upload it again', icon: FileText },
  stopped: { what: 'Off sale', act: 'See the listing', icon: Ban },
  account: { what: 'Payout account', act: 'Enter the account', icon: Landmark },
  identity: { what: 'Your company', act: 'Tell who you are', icon: ShieldCheck },
  terms: { what: 'Terms', act: 'Read them', icon: ScrollText },
  file: { what: 'Project file', act: 'Start a project file', icon: Sprout },
}

type StepProps = { step: DueStep }

const nameOf = ({ kind, projectName }: DueStep) => `${words[kind].act}: ${projectName ?? words[kind].what}`

const Day = ({ step: { dueOn, isOverdue } }: StepProps) => {
  const [today] = useState(() => new Date().toISOString())
  if (!dueOn) return null
  return (
    <span className={cn('font-mono text-note tabular-nums', isOverdue ? 'text-error' : 'text-muted')}>
      <time dateTime={dueOn}>{writeDate(dueOn)}</time>
      {isOverdue ? <span className="font-medium"> Overdue</span> : `, ${tellDaysOff(dueOn, today)}`}
    </span>
  )
}

/** The one thing to do next, as on the buyer's desk. */
const NextStep = ({ step }: StepProps) => {
  const { kind, projectName, says, to } = step
  const [today] = useState(() => new Date().toISOString())
  return (
    <li className="ruled relative isolate grid grid-cols-[minmax(0,1fr)] justify-items-start gap-x-10 gap-y-5 border border-edge bg-sheet p-5 sm:p-7 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
      <Lines art="contours-wide" className="absolute inset-0 -z-10 bg-contour" />
      <div className="grid min-w-0 gap-2">
        <p className="flex flex-wrap items-baseline gap-x-4">
          <span className="font-mono text-eyebrow text-leaf-strong">Next step</span>
          <Day step={step} />
        </p>
        <Heading level={3} look="section" className="[overflow-wrap:anywhere]">
          {projectName ? `${words[kind].what}, ${projectName}` : words[kind].what}
        </Heading>
        <p className="max-w-text text-muted [overflow-wrap:anywhere]">{says}</p>
      </div>
      {/* What has months to go is offered, and not urged. */}
      <ButtonLink
        to={to}
        variant={isFarOff(step.dueOn, today) ? 'outline' : 'primary'}
        aria-label={nameOf(step)}
      >
        {words[kind].act}
      </ButtonLink>
    </li>
  )
}

/** A seller looks at the next few; who has more to do opens the rest. */
const shownMax = 5

const Step = ({ step }: StepProps) => {
  const { kind, projectName, says, to } = step
  const Icon = words[kind].icon
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-hairline border-b px-4 py-4 last:border-b-0 grid-cols-[2.25rem_minmax(0,1fr)] sm:px-5 lg:grid-cols-[2.25rem_minmax(0,1fr)_auto] lg:items-center">
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center self-start border border-hairline text-leaf-strong"
      >
        <Icon className="size-4" strokeWidth={1.75} />
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="font-medium [overflow-wrap:anywhere]">
          {words[kind].what}
          {projectName && <span className="font-normal">, {projectName}</span>}
        </p>
        <Day step={step} />
        <p className="line-clamp-3 max-w-text text-muted text-note [overflow-wrap:anywhere]">{says}</p>
      </div>
      <TextLink
        to={to}
        aria-label={nameOf(step)}
        className="inline-flex min-h-6 items-center gap-1.5 justify-self-start whitespace-nowrap font-medium text-note max-lg:col-start-2 lg:col-start-3 lg:justify-self-end"
      >
        {words[kind].act}
        <ArrowRight aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.5} />
      </TextLink>
    </li>
  )
}

const Steps = ({ steps }: { steps: readonly DueStep[] }) => {
  const [isOpen, setOpen] = useState(false)
  if (steps.length === 0)
    return (
      <p className="border-edge border-t-2 bg-sheet px-4 py-5 text-note sm:px-5">
        Nothing is due. Deliveries, questions of the review and whatever stops a listing stand here as they
        come.
      </p>
    )
  const [first, ...rest] = isOpen ? steps : steps.slice(0, shownMax)
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {first && <NextStep step={first} />}
        {rest.length > 0 && (
          <li>
            <ol aria-label="After it" className="bg-sheet">
              {rest.map((step) => (
                <Step key={`${step.kind} ${step.to} ${step.dueOn} ${step.says}`} step={step} />
              ))}
            </ol>
          </li>
        )}
      </ol>
      {steps.length > shownMax && (
        <div>
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
