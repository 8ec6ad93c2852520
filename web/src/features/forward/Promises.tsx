import { shortfallDuties } from '@ledgerleaf/contract/forward-terms'
import type { DeliverableBlock, DueMilestone } from '@ledgerleaf/contract/forwards'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { forwardQueries } from '../../nouns/forward/queries.ts'
import { projectQueries } from '../../nouns/project/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FactLine } from '../../ui/FactLine.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { writeCents, writeCount, writeDate, writeSpan, writeWhole } from '../../ui/format.ts'
import { GhostSheet } from '../../ui/GhostSheet.tsx'
import { Part } from '../../ui/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { DeliverForm } from './DeliverForm.tsx'
import { GhostPromises } from './GhostPromises.tsx'
import { type CalendarRow, calendarRows } from './promise-calendar.ts'

// The drawing's library comes only to who has something to see.
const PromiseCalendar = lazy(() => import('./PromiseCalendar.tsx'))

const missedWords: Record<DueMilestone['shortfall'], string> = {
  wait: 'the date moves, then the buyer gets the money back',
  replace: 'equivalent credits are bought for the buyer, paid from the escrow',
  refund: 'the buyer gets the money back',
}

const soonMs = 30 * 24 * 60 * 60 * 1000

const isSoon = ({ dueOn }: DueMilestone) => Date.parse(dueOn) - Date.now() < soonMs

type DueProps = { milestone: DueMilestone; blocks: readonly DeliverableBlock[]; isNext: boolean }

const Due = ({ milestone, blocks, isNext }: DueProps) => {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const { projectName, registry, dueOn, quantity, delivered, sellerCents, shortfall, forwardId } = milestone
  const vintage = writeSpan(milestone.vintageStartsOn, milestone.vintageEndsOn)
  return (
    <li className="grid gap-5 border-hairline border-b px-4 py-5 last:border-b-0 sm:px-5">
      <div className="grid items-start gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-3">
            <span className="font-medium">{projectName}</span>
            {isSoon(milestone) && <Badge tone="attention">Due soon</Badge>}
          </p>
          <FactLine
            className="text-muted text-sm"
            facts={[
              <span key="day" className="text-ink">
                By <time dateTime={dueOn}>{writeDate(dueOn)}</time>
              </span>,
              registry,
              <TextLink key="certificate" to={`/certificates/${forwardId}`}>
                The buyer’s certificate
              </TextLink>,
            ]}
          />
          <p className="text-muted text-sm">Promised vintage: {vintage}</p>
          <p className="text-muted text-sm" title={shortfallDuties[shortfall]}>
            If the date is missed: {missedWords[shortfall]}
          </p>
        </div>
        <dl className="flex gap-8 md:text-right">
          <div>
            <dt className="text-muted text-sm">Owed</dt>
            <dd className="font-mono tabular-nums">
              {writeCount(quantity - delivered, 'credit')}
              {delivered > 0 && <span className="text-muted"> of {writeWhole(quantity)}</span>}
            </dd>
          </div>
          <div>
            <dt className="text-muted text-sm">For you, in escrow</dt>
            <dd className="font-mono tabular-nums">{writeCents(sellerCents)}</dd>
          </div>
        </dl>
        <Button
          ref={opener}
          variant={isNext ? 'primary' : 'outline'}
          size="small"
          aria-label={`Deliver to ${projectName}, due ${writeDate(dueOn)}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          Deliver
        </Button>
      </div>
      {isOpen && <DeliverForm milestone={milestone} blocks={blocks} onDone={close} />}
    </li>
  )
}

/** What came of the same purchases already: a page of dates leaves none of them out. */
const Came = ({ row: { name, came } }: { row: CalendarRow }) =>
  came.map(({ on, quantity }) => (
    <li
      key={`${name} ${on}`}
      className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-hairline border-b px-4 py-4 last:border-b-0 sm:px-5"
    >
      <div className="grid gap-1">
        <p>{name}</p>
        <p className="text-muted text-sm">
          Delivered <time dateTime={on}>{writeDate(on)}</time>
        </p>
      </div>
      <span className="font-mono text-muted tabular-nums">{writeCount(quantity, 'credit')}</span>
    </li>
  ))

/** The way to a first delivery; who has no project begins with that. */
const NothingOwed = ({ hasProject }: { hasProject: boolean }) => (
  <GhostSheet
    title="Nothing is owed"
    shape={<GhostPromises />}
    action={
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {hasProject ? (
          <ButtonLink to="/sellerlisting">List Carbon Credits</ButtonLink>
        ) : (
          <ButtonLink to="/seller/projects">Start a project file</ButtonLink>
        )}
        <TextLink to="/terms/forward" className="inline-flex min-h-6 items-center">
          The forward contract
        </TextLink>
      </p>
    }
  >
    A project can sell credits before they are issued:{' '}
    {hasProject ? 'list them' : <TextLink to="/sellerlisting">list them</TextLink>} as Forward, with the days
    they are due. Once somebody buys them, those days stand here with the money that waits for each.
  </GhostSheet>
)

/** What the seller has promised to buyers: all of it along the time, then date by date, the nearest first. */
export const Promises = () => {
  const { data, isError, isFetching, refetch } = useQuery(forwardQueries.promised())
  const { data: own } = useQuery(projectQueries.list())
  if (!data && isError)
    return (
      <ErrorState title="Your deliveries did not load" onRetry={() => void refetch()} busy={isFetching} />
    )
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">Loading your deliveries</span>
        <Skeleton className="h-48 w-full" />
      </div>
    )
  if (data.milestones.length === 0) return <NothingOwed hasProject={(own?.projects.length ?? 0) > 0} />
  const rows = calendarRows(data.milestones)
  const cameInAll = rows.reduce((sum, { came }) => sum + came.length, 0)
  return (
    <div className="grid gap-8">
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <PromiseCalendar milestones={data.milestones} />
      </Suspense>
      <Part title="Date by date">
        <ul aria-label="Deliveries owed" className="border-edge border-t-2 bg-sheet">
          {data.milestones.map((milestone, at) => (
            <Due key={milestone.id} milestone={milestone} blocks={data.blocks} isNext={at === 0} />
          ))}
        </ul>
        {/* What is done stands after what is to be done, and out of its way. */}
        {cameInAll > 0 && (
          <Fold title={`Done: ${writeCount(cameInAll, 'delivery', 'deliveries')}`}>
            <ul aria-label="Deliveries done" className="border-edge border-t-2 bg-sheet">
              {rows.map((row) => (
                <Came key={row.name} row={row} />
              ))}
            </ul>
          </Fold>
        )}
      </Part>
    </div>
  )
}
