import type { MoneyOverview } from '@ledgerleaf/contract/money'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { StatCard } from '../../ui/StatCard.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

type Figure = { cents: number; count: number }
type Card = { label: string; figure: Figure; note: string; to: string; link: string }

const many = (count: number, one: string, more = `${one}s`) =>
  `${writeWhole(count)} ${count === 1 ? one : more}`

const today = () => new Date().toISOString().slice(0, 10)

const at = (list: string, filter: Record<string, string> = {}) =>
  `/operator/money?${new URLSearchParams({ list, ...filter })}#lists`

const cardsOf = (desk: MoneyOverview): Card[] => [
  {
    label: 'Paid today',
    figure: desk.paidToday,
    note: many(desk.paidToday.count, 'order'),
    to: at('orders', { from: today() }),
    link: 'Orders of today',
  },
  {
    label: 'Paid this month',
    figure: desk.paidThisMonth,
    note: many(desk.paidThisMonth.count, 'order'),
    to: at('orders', { from: `${today().slice(0, 7)}-01` }),
    link: 'Orders of the month',
  },
  {
    label: 'Waiting for payment',
    figure: desk.waiting,
    note: many(desk.waiting.count, 'order'),
    to: at('orders', { state: 'pending' }),
    link: 'Unpaid orders',
  },
  {
    label: 'Refunds under way',
    figure: desk.refundsUnderWay,
    note: many(desk.refundsUnderWay.count, 'refund'),
    to: at('refunds', { state: 'under_way' }),
    link: 'Refunds',
  },
  {
    label: 'Disputes open',
    figure: desk.disputesOpen,
    note: desk.disputeSince
      ? `${many(desk.disputesOpen.count, 'dispute')}, since ${writeDate(desk.disputeSince)}`
      : 'None',
    to: at('disputes'),
    link: 'Disputes',
  },
  {
    label: 'In escrow',
    figure: desk.escrow,
    note: many(desk.escrow.count, 'promise'),
    to: at('escrow'),
    link: 'What waits',
  },
  {
    label: 'Payouts due',
    figure: desk.payoutsDue,
    note: many(desk.payoutsDue.count, 'seller'),
    to: '/operator/payouts',
    link: 'Payouts',
  },
  {
    label: 'Fees earned',
    figure: desk.feesEarned,
    note: `${writeCents(desk.feesThisMonth.cents)} this month`,
    to: at('fees'),
    link: 'Fees',
  },
  {
    label: 'Invoices not paid',
    figure: desk.invoicesOpen,
    note:
      desk.invoicesOverdue.count > 0
        ? `${writeWhole(desk.invoicesOverdue.count)} overdue, ${writeCents(desk.invoicesOverdue.cents)}`
        : many(desk.invoicesOpen.count, 'invoice'),
    to: at('invoices', desk.invoicesOverdue.count > 0 ? { state: 'overdue' } : { state: 'open' }),
    link: 'Invoices',
  },
  {
    label: 'Bank lines not matched',
    figure: desk.bankLinesOpen,
    note: many(desk.bankLinesOpen.count, 'line'),
    to: '/operator/payouts#bank',
    link: 'Statements',
  },
]

/** How the money stands; each figure leads to what it is made of. */
export const Figures = ({ desk }: { desk: MoneyOverview }) => (
  <section aria-label="Figures" className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3">
    {cardsOf(desk).map(({ label, figure, note, to, link }) => (
      <StatCard
        key={label}
        label={label}
        value={writeCents(figure.cents)}
        note={note}
        source={<TextLink to={to}>{link}</TextLink>}
      />
    ))}
  </section>
)
