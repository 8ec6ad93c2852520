import { dashboardApi, type SellerProject } from '@ledgerleaf/contract/dashboard'
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
import { type ReactNode, useState } from 'react'
import { dashboardQuery, dueQuery } from '../../nouns/dashboard/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { cn } from '../../ui/cn.ts'
import { writeCount, writeDate, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { tellDaysOff } from './days-off.ts'
import { type DueParts, partDue } from './due-order.ts'
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
  terms: { what: 'Terms', act: 'Read it', icon: ScrollText },
  file: { what: 'Project file', act: 'Start a project file', icon: Sprout },
}

/** Of what is only to be known of yet. */
const laterWords: Partial<Record<DueKind, string>> = { deliver: 'Deliveries' }

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

type PlateProps = { eyebrow: ReactNode; title: string; says: string; to: string; act: string; label: string }

/** The one thing to do next, as on the buyer's desk. */
const Plate = ({ eyebrow, title, says, to, act, label }: PlateProps) => (
  <li className="ruled relative isolate grid grid-cols-[minmax(0,1fr)] justify-items-start gap-x-10 gap-y-5 border border-edge bg-sheet p-5 sm:p-7 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
    <Lines art="contours-wide" className="absolute inset-0 -z-10 bg-contour" />
    <div className="grid min-w-0 gap-2">
      <p className="flex flex-wrap items-baseline gap-x-4">{eyebrow}</p>
      <Heading level={3} look="section" className="[overflow-wrap:anywhere]">
        {title}
      </Heading>
      <p className="max-w-text text-muted [overflow-wrap:anywhere]">{says}</p>
    </div>
    <ButtonLink to={to} variant="primary" aria-label={label}>
      {act}
    </ButtonLink>
  </li>
)

const NextStep = ({ step }: StepProps) => {
  const { kind, projectName, says, to } = step
  return (
    <Plate
      eyebrow={
        <>
          <span className="font-mono text-eyebrow text-leaf-strong">Next step</span>
          <Day step={step} />
        </>
      }
      title={projectName ? `${words[kind].what}, ${projectName}` : words[kind].what}
      says={says}
      to={to}
      act={words[kind].act}
      label={nameOf(step)}
    />
  )
}

/** Where nothing waits for the seller: what could be on sale and is not. */
const Unlisted = ({ projects }: { projects: readonly SellerProject[] }) => {
  const some = projects.filter(({ unlisted = 0 }) => unlisted > 0)
  const all = some.reduce((sum, { unlisted = 0 }) => sum + unlisted, 0)
  return (
    <Plate
      eyebrow={<span className="font-mono text-eyebrow text-leaf-strong">Nothing waits for you today</span>}
      title={`${writeCount(all, 'credit')} not listed yet`}
      says={`You own them, and nobody can buy them: ${some
        .map(({ unlisted = 0, project_name }) => `${writeWhole(unlisted)} of ${project_name}`)
        .join(', ')}.`}
      to="/sellerlisting"
      act="List Carbon Credits"
      label="List Carbon Credits"
    />
  )
}

/** A day to know of, and nothing to do about it yet. */
const Later = ({ step }: StepProps) => {
  const { kind, projectName, says, dueOn, to } = step
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-hairline border-b px-4 py-3 text-note last:border-b-0 sm:px-5">
      {dueOn && (
        <span className="font-mono tabular-nums">
          Due <time dateTime={dueOn}>{writeDate(dueOn)}</time>
        </span>
      )}
      <span className="min-w-0 flex-1 basis-64 text-muted [overflow-wrap:anywhere]">
        {says}
        {projectName && ` ${projectName}.`}
      </span>
      <TextLink
        to={to}
        className="min-h-6 text-sm"
        aria-label={`${laterWords[kind] ?? words[kind].act}: ${projectName ?? words[kind].what}`}
      >
        {laterWords[kind] ?? words[kind].act}
      </TextLink>
    </li>
  )
}

/** A seller looks at the next few; who has more to do opens the rest. */
const shownMax = 5
const laterMax = 3

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

const Quiet = ({ label, steps }: { label: string; steps: readonly DueStep[] }) =>
  steps.length > 0 && (
    <ul aria-label={label} className="bg-sheet">
      {steps.map((step) => (
        <Later key={`${step.kind} ${step.to} ${step.dueOn} ${step.says}`} step={step} />
      ))}
    </ul>
  )

type DeskProps = { parts: DueParts; projects: readonly SellerProject[] }

const First = ({ parts: { now, later }, projects }: DeskProps) => {
  const [first] = now
  if (first) return <NextStep step={first} />
  if (projects.some(({ unlisted = 0 }) => unlisted > 0)) return <Unlisted projects={projects} />
  return (
    <li className="border-edge border-t-2 bg-sheet px-4 py-5 text-note sm:px-5">
      Nothing is due{later.length > 0 ? ' now' : ''}. Deliveries, questions of the review and whatever stops a
      listing stand here as they come.
    </li>
  )
}

const Steps = ({ parts, projects }: DeskProps) => {
  const [isOpen, setOpen] = useState(false)
  const { now, later, notices } = parts
  const rest = (isOpen ? now : now.slice(0, shownMax)).slice(1)
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        <First parts={parts} projects={projects} />
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
      {now.length > shownMax && (
        <div>
          <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `Show all ${writeWhole(now.length)}`}
          </Button>
        </div>
      )}
      <Quiet label="Later" steps={later.slice(0, laterMax)} />
      {later.length > laterMax && (
        <TextLink to="/deliveries" className="justify-self-start text-sm">
          {writeCount(later.length - laterMax, 'later date')} under Deliveries
        </TextLink>
      )}
      <Quiet label="To know" steps={notices} />
    </div>
  )
}

/** Everything that waits for the seller, with its day and the way to it. */
export const DueList = ({ email }: { email: string }) => {
  const query = useQuery(dueQuery())
  const { data: holdings } = useQuery(dashboardQuery(dashboardApi.sellerProjects, email))
  const [today] = useState(() => new Date().toISOString())
  const parts = query.data && partDue(query.data.steps, today)
  return (
    <Part
      title="What is due"
      aside={
        parts &&
        parts.now.length > 0 && (
          <p className="font-mono text-muted text-note tabular-nums">{writeWhole(parts.now.length)} to do</p>
        )
      }
    >
      <Loadable query={query} label="Loading what is due">
        {() => parts && <Steps parts={parts} projects={holdings?.sellerprojects ?? []} />}
      </Loadable>
    </Part>
  )
}
