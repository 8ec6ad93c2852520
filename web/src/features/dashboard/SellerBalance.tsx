import type { DueMilestone } from '@ledgerleaf/contract/forwards'
import type { OwnBalance } from '@ledgerleaf/contract/payouts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { forwardQueries } from '../../nouns/forward/queries.ts'
import { tellBlocked, tellWhenPaid } from '../../nouns/statement/balance-words.ts'
import { balanceQuery } from '../../nouns/statement/queries.ts'
import { writeCents, writeDate } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { Loadable } from './Loadable.tsx'

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
    <p className="text-muted text-sm">
      {when} <time dateTime={dates[0].on}>{writeDate(dates[0].on)}</time>
    </p>
  ) : (
    <ul className="grid gap-1 text-muted text-sm">
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

const Pile = ({ label, cents, children }: { label: string; cents: number; children?: ReactNode }) => (
  <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 border-hairline border-b px-4 py-4 last:border-b-0 sm:px-5">
    <dt className="font-medium text-muted text-sm">{label}</dt>
    <dd className="font-display text-xl lining-nums tabular-nums">{writeCents(cents)}</dd>
    {children && <dd className="col-span-2">{children}</dd>}
  </div>
)

const hasDates = (dates: readonly Dated[]): dates is [Dated, ...Dated[]] => dates.length > 0

/** The dates of what is promised, each day once. */
const escrowDates = (milestones: readonly DueMilestone[]): Dated[] => {
  const days = new Map<string, number>()
  for (const { dueOn, sellerCents } of milestones) days.set(dueOn, (days.get(dueOn) ?? 0) + sellerCents)
  return [...days].map(([on, cents]) => ({ on, cents }))
}

const Piles = ({ balance, milestones }: { balance: OwnBalance; milestones: readonly DueMilestone[] }) => {
  const blocked = tellBlocked(balance)
  const owed = escrowDates(milestones)
  return (
    <dl className="border-edge border-t-2 bg-sheet">
      <Pile label="Available" cents={balance.availableCents}>
        <p className={blocked ? 'text-attention text-sm' : 'text-muted text-sm'}>
          {blocked ?? (balance.availableCents > 0 ? tellWhenPaid(balance) : 'Nothing to pay out now')}
        </p>
      </Pile>
      <Pile label="Pending" cents={balance.pendingCents}>
        {hasDates(balance.ripens) ? (
          <Dates
            when="Available on"
            dates={balance.ripens}
            cents={balance.pendingCents}
            to="/statement"
            says="on the statement"
          />
        ) : (
          <p className="text-muted text-sm">
            Sales wait {balance.holdDays} days, and while they are disputed
          </p>
        )}
      </Pile>
      <Pile label="On its way" cents={balance.sentCents}>
        <p className="text-muted text-sm">
          {balance.sentCents > 0 ? 'Sent to your bank' : 'Nothing is on its way now'}
        </p>
      </Pile>
      <Pile label="In escrow" cents={balance.escrowCents}>
        {hasDates(owed) ? (
          <>
            <p className="text-muted text-sm">Yours with each delivery</p>
            <Dates
              when="Due"
              dates={owed}
              cents={balance.escrowCents}
              to="/deliveries"
              says="under Deliveries"
            />
          </>
        ) : (
          <p className="text-muted text-sm">Paid by buyers for what is not delivered yet</p>
        )}
      </Pile>
    </dl>
  )
}

/** What is the seller's already, what will be, and on which day. */
export const SellerBalance = () => {
  const query = useQuery(balanceQuery())
  const { data: promised } = useQuery(forwardQueries.promised())
  return (
    <Part title="What you are paid" aside={<TextLink to="/statement">Payouts</TextLink>}>
      <Loadable query={query} label="Loading your balance">
        {(balance) => <Piles balance={balance} milestones={promised?.milestones ?? []} />}
      </Loadable>
    </Part>
  )
}
