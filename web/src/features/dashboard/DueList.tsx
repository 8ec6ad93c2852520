import { dashboardApi, type SellerProject } from '@ledgerleaf/contract/dashboard'
import type { DueStep } from '@ledgerleaf/contract/seller-desk'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { dashboardQuery, dueQuery } from '../../nouns/dashboard/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { writeCount, writeDate, writeWhole } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { DueNews } from './DueNews.tsx'
import { DuePlate } from './DuePlate.tsx'
import { tellDaysOff } from './days-off.ts'
import { type DueParts, partDue } from './due-order.ts'
import { dueWords, nowName } from './due-words.ts'
import { LaterDates } from './LaterDates.tsx'
import { Loadable } from './Loadable.tsx'

type StepProps = { step: DueStep }

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

const NextStep = ({ step }: StepProps) => {
  const { kind, projectName, says, to } = step
  return (
    <DuePlate
      eyebrow={
        <>
          <span className="font-mono text-eyebrow text-leaf-strong">Next step</span>
          <Day step={step} />
        </>
      }
      title={projectName ? `${dueWords[kind].what}, ${projectName}` : dueWords[kind].what}
      says={says}
      to={to}
      act={dueWords[kind].act}
      label={nowName(step)}
    />
  )
}

/** A seller looks at the next few; who has more to do opens the rest. */
const shownMax = 5

const Step = ({ step }: StepProps) => {
  const { kind, projectName, says, to } = step
  const Icon = dueWords[kind].icon
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
          {dueWords[kind].what}
          {projectName && <span className="font-normal">, {projectName}</span>}
        </p>
        <Day step={step} />
        <p className="line-clamp-3 max-w-text text-muted text-note [overflow-wrap:anywhere]">{says}</p>
      </div>
      <TextLink
        to={to}
        aria-label={nowName(step)}
        className="inline-flex min-h-6 items-center gap-1.5 justify-self-start whitespace-nowrap font-medium text-note max-lg:col-start-2 lg:col-start-3 lg:justify-self-end"
      >
        {dueWords[kind].act}
        <ArrowRight aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.5} />
      </TextLink>
    </li>
  )
}

/** What waits now, the first of it as the one thing to do; days further off stand below. */
const Tasks = ({ parts: { now, later, notices }, first }: { parts: DueParts; first: DueStep }) => {
  const [isOpen, setOpen] = useState(false)
  const rest = (isOpen ? now : now.slice(0, shownMax)).slice(1)
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        <li>
          <NextStep step={first} />
        </li>
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
      <LaterDates steps={later} />
      <DueNews steps={notices} />
    </div>
  )
}

const Nothing = () => (
  <p className="border-edge border-t-2 bg-sheet px-4 py-5 text-note sm:px-5">
    Nothing is due. Deliveries, questions of the review and whatever stops a listing stand here as they come.
  </p>
)

/** Where nothing waits for the seller: what could be on sale and is not. */
const Unlisted = ({ projects }: { projects: readonly SellerProject[] }) => {
  const some = projects.filter(({ unlisted = 0 }) => unlisted > 0)
  const all = some.reduce((sum, { unlisted = 0 }) => sum + unlisted, 0)
  return (
    <DuePlate
      title={`List ${writeCount(all, 'credit')} more`}
      says={`You own them, and nobody can buy them: ${some
        .map(({ unlisted = 0, project_name }) => `${writeWhole(unlisted)} of ${project_name}`)
        .join(', ')}.`}
      to="/sellerlisting"
      act="List Carbon Credits"
      label="List Carbon Credits"
    />
  )
}

/** Everything that waits for the seller, with its day and the way to it; where nothing does, what could be done beside it. */
export const DueList = ({ email }: { email: string }) => {
  const query = useQuery(dueQuery())
  const { data: holdings } = useQuery(dashboardQuery(dashboardApi.sellerProjects, email))
  const [today] = useState(() => new Date().toISOString())
  const parts = query.data && partDue(query.data.steps, today)
  const first = parts?.now[0]
  const projects = holdings?.sellerprojects ?? []
  const hasOffer = parts !== undefined && !first && projects.some(({ unlisted = 0 }) => unlisted > 0)
  const due = (
    <Part
      title="What is due"
      aside={
        parts &&
        first && (
          <p className="font-mono text-muted text-note tabular-nums">{writeWhole(parts.now.length)} to do</p>
        )
      }
    >
      <Loadable query={query} label="Loading what is due">
        {() =>
          parts &&
          (first ? (
            <Tasks parts={parts} first={first} />
          ) : (
            <div className="grid grid-rows-[minmax(0,1fr)]">
              {parts.later.length === 0 && <Nothing />}
              <LaterDates steps={parts.later} className="border-edge border-t-2" />
              {/* On the same sheet: what comes by the way hangs below nothing. */}
              <DueNews
                steps={parts.notices}
                className="border-hairline border-t bg-sheet px-4 py-3 sm:px-5"
              />
            </div>
          ))
        }
      </Loadable>
    </Part>
  )
  if (!hasOffer) return due
  return (
    // Side by side both end on one edge.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:[&>section]:grid-rows-[auto_minmax(0,1fr)]">
      {due}
      <Part title="What you could do next">
        <Unlisted projects={projects} />
      </Part>
    </div>
  )
}
