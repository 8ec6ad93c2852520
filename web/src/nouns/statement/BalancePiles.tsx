import type { DueMilestone } from '@ledgerleaf/contract/forwards'
import type { OwnBalance } from '@ledgerleaf/contract/payouts'
import type { ReactNode } from 'react'
import { cn } from '../../ui/cn.ts'
import { writeCents, writeDate } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { tellBlocked, tellWhenPaid } from './balance-words.ts'

type Dated = { on: string; cents: number }

const datesMax = 3

type DatesProps = {
  /** What happens on the day. */
  when: string
  dates: readonly [Dated, ...Dated[]]
  /** What they come to where they are all of it. */
  cents: number
  to: string
  says: string
}

/** What comes on which day, the nearest first; far days as one. One day with all of it needs no second amount. */
const Dates = ({ when, dates, cents, to, says }: DatesProps) =>
  dates.length === 1 && dates[0].cents === cents ? (
    <p>
      {when} <time dateTime={dates[0].on}>{writeDate(dates[0].on)}</time>
    </p>
  ) : (
    <ul className="grid gap-1">
      {dates.slice(0, datesMax).map(({ on, cents }) => (
        <li key={on} className="flex flex-wrap justify-between gap-x-4">
          <time dateTime={on}>{writeDate(on)}</time>
          <span className="font-mono tabular-nums">{writeCents(cents)}</span>
        </li>
      ))}
      {dates.length > datesMax && (
        <li>
          <TextLink to={to}>
            {dates.length - datesMax} later {dates.length - datesMax === 1 ? 'date' : 'dates'} {says}
          </TextLink>
        </li>
      )}
    </ul>
  )

/** What is free, what waits, what travels, and what is nobody's yet: in the bar above them and in their keys. */
const looks = {
  available: 'bg-leaf',
  pending: 'bg-leaf/45',
  sent: 'bg-edge',
  escrow:
    'bg-sheet [background-image:repeating-linear-gradient(135deg,var(--edge)_0_1px,transparent_1px_5px)]',
} as const

type PileProps = { label: string; cents: number; look?: string; children?: ReactNode }

const Pile = ({ label, cents, look, children }: PileProps) => (
  <div
    className={cn(
      'grid grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-4 gap-y-1.5 border-hairline px-4 py-3 not-last:border-b sm:px-5 sm:py-4',
      '@3xl:grid-cols-[minmax(0,1fr)] @3xl:not-last:border-r @3xl:not-last:border-b-0',
    )}
  >
    <dt className="flex items-center gap-2 font-medium text-muted text-sm">
      {look && <span aria-hidden="true" className={cn('size-3 shrink-0 border border-edge', look)} />}
      {label}
    </dt>
    <dd
      className={cn('font-display lining-nums tabular-nums', look ? 'text-xl' : 'text-2xl leading-7', {
        'text-muted': cents === 0,
      })}
    >
      {writeCents(cents)}
    </dd>
    {children && <dd className="col-span-full text-muted text-sm">{children}</dd>}
  </div>
)

const hasDates = (dates: readonly Dated[]): dates is [Dated, ...Dated[]] => dates.length > 0

/** The dates of what is promised, each day once. */
const escrowDates = (milestones: readonly DueMilestone[]): Dated[] => {
  const days = new Map<string, number>()
  for (const { dueOn, sellerCents } of milestones) days.set(dueOn, (days.get(dueOn) ?? 0) + sellerCents)
  return [...days].map(([on, cents]) => ({ on, cents }))
}

/** How what is to be paid stands, as one bar; nothing where nothing is. */
const Shares = ({ balance }: { balance: OwnBalance }) => {
  const shares = [
    ['available', balance.availableCents],
    ['pending', balance.pendingCents],
    ['sent', balance.sentCents],
    ['escrow', balance.escrowCents],
  ] as const
  if (!shares.some(([, cents]) => cents > 0)) return null
  return (
    <div aria-hidden="true" className="flex h-2 gap-px border-edge border-b">
      {shares.map(
        ([name, cents]) =>
          cents > 0 && (
            <span
              key={name}
              className={cn('min-w-1', looks[name])}
              style={{ flexGrow: cents, flexBasis: 0 }}
            />
          ),
      )}
    </div>
  )
}

type BalancePilesProps = {
  balance: OwnBalance
  milestones: readonly DueMilestone[]
  /** What it all comes from, before the four, where the page does not say it elsewhere. */
  earned?: { cents: number; says: string } | undefined
}

const Piles = ({ balance, milestones }: Pick<BalancePilesProps, 'balance' | 'milestones'>) => {
  const blocked = tellBlocked(balance)
  const owed = escrowDates(milestones)
  return (
    <dl className="grid @3xl:grid-cols-4">
      <Pile label="Available" cents={balance.availableCents} look={looks.available}>
        <p className={cn(blocked && 'text-attention')}>
          {blocked ?? (balance.availableCents > 0 ? tellWhenPaid(balance) : 'Nothing to pay out now')}
        </p>
      </Pile>
      <Pile label="Pending" cents={balance.pendingCents} look={looks.pending}>
        {hasDates(balance.ripens) ? (
          <Dates
            when="Available on"
            dates={balance.ripens}
            cents={balance.pendingCents}
            to="/statement"
            says="on the statement"
          />
        ) : (
          `Sales wait ${balance.holdDays} days, and while they are disputed`
        )}
      </Pile>
      <Pile label="On its way" cents={balance.sentCents} look={looks.sent}>
        {balance.sentCents > 0 ? 'Sent to your bank' : 'Until your bank has it'}
      </Pile>
      <Pile label="In escrow" cents={balance.escrowCents} look={looks.escrow}>
        {hasDates(owed) ? (
          <>
            <p>Yours with each delivery</p>
            <Dates
              when="Due"
              dates={owed}
              cents={balance.escrowCents}
              to="/deliveries"
              says="under Deliveries"
            />
          </>
        ) : (
          'Paid by buyers for what is not delivered yet'
        )}
      </Pile>
    </dl>
  )
}

/** Where the money of a seller is, in four piles and one bar: free, waiting, on its way, and not theirs yet. */
export const BalancePiles = ({ balance, milestones, earned }: BalancePilesProps) => (
  <div className="@container border-edge border-t-2 bg-sheet">
    <div className={cn(earned && '@3xl:grid @3xl:grid-cols-[minmax(0,1fr)_minmax(0,4fr)]')}>
      {earned && (
        // Beside the bar and not under it: what was earned was also paid out, and what is in escrow is not earned yet.
        <dl className="grid border-edge @3xl:border-r @3xl:pt-2 @max-3xl:border-b">
          <Pile label="Earned" cents={earned.cents}>
            {earned.says}
          </Pile>
        </dl>
      )}
      <div>
        <Shares balance={balance} />
        <Piles balance={balance} milestones={milestones} />
      </div>
    </div>
  </div>
)
