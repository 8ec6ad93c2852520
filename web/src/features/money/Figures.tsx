import type { MoneyOverview } from '@ledgerleaf/contract/money'
import { type DeskFigure, deskFigures, filterOf } from '@ledgerleaf/contract/money-lists'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { StatCard } from '../../ui/StatCard.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { bothWays, sumsOf } from './paid-in.ts'

type Card = { label: string; value: string; note: string; to: string; link: string; count: number }

const many = (count: number, one: string, more = `${one}s`) =>
  `${writeWhole(count)} ${count === 1 ? one : more}`

/** The list that a figure is made of, asked for the same way. */
const listOf = (figure: DeskFigure): string =>
  `/operator/money?${new URLSearchParams({ list: deskFigures[figure].list, ...filterOf(figure, new Date()) })}#lists`

const dueCard = ({ payoutsDue }: MoneyOverview): Card => ({
  label: 'Payouts due',
  value: writeCents(payoutsDue.cents),
  note: many(payoutsDue.count, 'seller'),
  count: payoutsDue.count,
  to: '/operator/payouts',
  link: 'Payouts',
})

const cardOf =
  (desk: MoneyOverview) =>
  (
    figure: DeskFigure,
    label: string,
    link: string,
    note: (count: number) => string,
    value = writeCents(desk.figures[figure].cents),
  ): Card => {
    const { count } = desk.figures[figure]
    return { label, value, note: note(count), to: listOf(figure), link, count }
  }

/** What somebody has to do, the most pressing first; and what is only awaited. */
const waitingOf = (desk: MoneyOverview): Card[] => {
  const card = cardOf(desk)
  const { owedBack, bankLinesOpen } = desk.figures
  const since = desk.disputeSince ? `, since ${writeDate(desk.disputeSince)}` : ''
  return [
    card(
      'refundsFailed',
      'Refunds that failed',
      'Send them again',
      (count) => `${many(count, 'refund')} the provider could not return: still owed to the buyers`,
    ),
    card('disputesOpen', 'Disputes open', 'Disputes', (count) => `${many(count, 'dispute')}${since}`),
    card('invoicesOverdue', 'Invoices overdue', 'Overdue', (count) => many(count, 'invoice')),
    card(
      'bankLinesOpen',
      'Bank lines not matched',
      'Lines',
      (count) => many(count, 'line'),
      bothWays(bankLinesOpen),
    ),
    card(
      'owedBack',
      'To send back by transfer',
      'What is owed back',
      (count) => many(count, 'transfer'),
      sumsOf(owedBack),
    ),
    dueCard(desk),
    card('refundsUnderWay', 'Refunds under way', 'Refunds', (count) => many(count, 'refund')),
    card('waiting', 'Waiting for payment', 'Unpaid orders', (count) => many(count, 'order')),
    card('invoicesOpen', 'Invoices not paid', 'Invoices', (count) => many(count, 'invoice')),
    card(
      'escrow',
      'In escrow',
      'What waits',
      (count) => `${many(count, 'promise')}, before the fee; the payouts page counts it after the fee`,
    ),
  ]
}

const earnedOf = (desk: MoneyOverview): Card[] => {
  const card = cardOf(desk)
  return [
    card('paidToday', 'Paid today', 'Payments of today', (count) => many(count, 'order')),
    card('paidThisMonth', 'Paid this month', 'Payments of the month', (count) => many(count, 'order')),
    card(
      'feesThisMonth',
      'Fees this month',
      'Fees of the month',
      () => 'Earned, without what was given back',
    ),
    card('feesEarned', 'Fees earned', 'Fees', () => 'Ever, without what was given back'),
  ]
}

/** One thing that waits: what it is, how much it is, and where it is dealt with. */
const WaitingLine = ({ label, value, note, to, link }: Card) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-hairline border-b px-4 py-3 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_10rem_11rem] sm:px-5">
    <p className="min-w-0">
      <span className="font-medium">{label}</span>
      <span className="block text-muted text-sm">{note}</span>
    </p>
    <p className="text-right font-[460] font-display text-xl tabular-nums">{value}</p>
    <p className="text-sm max-sm:col-span-2 sm:text-right">
      <TextLink to={to}>{link}</TextLink>
    </p>
  </li>
)

/** What waits first, one line for each; then how the money stands. Each figure leads to what it is made of. */
export const Figures = ({ desk }: { desk: MoneyOverview }) => {
  const waiting = waitingOf(desk)
  const open = waiting.filter(({ count }) => count > 0)
  const done = waiting.filter(({ count }) => count === 0)
  return (
    <section aria-label="Figures" className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        {open.length > 0 ? (
          <ul aria-label="What waits" className="border-edge border-t-2 bg-sheet">
            {open.map((card) => (
              <WaitingLine key={card.label} {...card} />
            ))}
          </ul>
        ) : (
          <p className="border-edge border-t-2 bg-sheet px-5 py-4">No money waits for anybody.</p>
        )}
        {done.length > 0 && (
          <p className="text-muted text-sm">
            Nothing of:{' '}
            {done.map(({ label, to }, at) => (
              <span key={label}>
                {at > 0 && ' · '}
                <TextLink to={to}>{label}</TextLink>
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
        {earnedOf(desk).map(({ label, value, note, to, link }) => (
          <StatCard
            key={label}
            label={label}
            value={value}
            note={note}
            source={<TextLink to={to}>{link}</TextLink>}
          />
        ))}
      </div>
    </section>
  )
}
