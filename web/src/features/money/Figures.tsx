import type { MoneyOverview } from '@ledgerleaf/contract/money'
import { type DeskFigure, deskFigures, filterOf } from '@ledgerleaf/contract/money-lists'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { StatCard } from '../../ui/StatCard.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { bothWays, sumsOf } from './paid-in.ts'

type Card = { label: string; value: string; note: string; to: string; link: string }

const many = (count: number, one: string, more = `${one}s`) =>
  `${writeWhole(count)} ${count === 1 ? one : more}`

/** The list that a figure is made of, asked for the same way. */
const listOf = (figure: DeskFigure): string =>
  `/operator/money?${new URLSearchParams({ list: deskFigures[figure].list, ...filterOf(figure, new Date()) })}#lists`

const dueCard = ({ payoutsDue }: MoneyOverview): Card => ({
  label: 'Payouts due',
  value: writeCents(payoutsDue.cents),
  note: many(payoutsDue.count, 'seller'),
  to: '/operator/payouts',
  link: 'Payouts',
})

const cardsOf = (desk: MoneyOverview): Card[] => {
  const card = (
    figure: DeskFigure,
    label: string,
    link: string,
    note: (count: number) => string,
    value = writeCents(desk.figures[figure].cents),
  ): Card => ({ label, value, note: note(desk.figures[figure].count), to: listOf(figure), link })
  const { invoicesOverdue, refundsFailed, owedBack, bankLinesOpen } = desk.figures
  const since = desk.disputeSince ? `, since ${writeDate(desk.disputeSince)}` : ''
  return [
    card('paidToday', 'Paid today', 'Payments of today', (count) => many(count, 'order')),
    card('paidThisMonth', 'Paid this month', 'Payments of the month', (count) => many(count, 'order')),
    card('waiting', 'Waiting for payment', 'Unpaid orders', (count) => many(count, 'order')),
    card('refundsUnderWay', 'Refunds under way', 'Refunds', (count) => many(count, 'refund')),
    ...(refundsFailed.count > 0
      ? [
          card(
            'refundsFailed',
            'Refunds that failed',
            'Send them again',
            (count) => `${many(count, 'refund')} the provider could not return: still owed to the buyers`,
          ),
        ]
      : []),
    card('disputesOpen', 'Disputes open', 'Disputes', (count) => `${many(count, 'dispute')}${since}`),
    card(
      'escrow',
      'In escrow',
      'What waits',
      (count) => `${many(count, 'promise')}, before the fee; the payouts page counts it after the fee`,
    ),
    dueCard(desk),
    card(
      'owedBack',
      'To send back by transfer',
      'What is owed back',
      (count) => many(count, 'transfer'),
      sumsOf(owedBack),
    ),
    card(
      'feesThisMonth',
      'Fees this month',
      'Fees of the month',
      () => 'Earned, without what was given back',
    ),
    card('feesEarned', 'Fees earned', 'Fees', () => 'Ever, without what was given back'),
    card('invoicesOpen', 'Invoices not paid', 'Invoices', (count) => many(count, 'invoice')),
    ...(invoicesOverdue.count > 0
      ? [card('invoicesOverdue', 'Invoices overdue', 'Overdue', (count) => many(count, 'invoice'))]
      : []),
    card(
      'bankLinesOpen',
      'Bank lines not matched',
      'Lines',
      (count) => many(count, 'line'),
      bothWays(bankLinesOpen),
    ),
  ]
}

/** How the money stands; each figure leads to what it is made of. */
export const Figures = ({ desk }: { desk: MoneyOverview }) => (
  <section aria-label="Figures" className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3">
    {cardsOf(desk).map(({ label, value, note, to, link }) => (
      <StatCard
        key={label}
        label={label}
        value={value}
        note={note}
        source={<TextLink to={to}>{link}</TextLink>}
      />
    ))}
  </section>
)
