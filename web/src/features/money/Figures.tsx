import type { MoneyOverview } from '@ledgerleaf/contract/money'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { StatCard } from '../../ui/StatCard.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

type Card = { label: string; value: string; note: string; to: string; link: string }

const many = (count: number, one: string, more = `${one}s`) =>
  `${writeWhole(count)} ${count === 1 ? one : more}`

const today = () => new Date().toISOString().slice(0, 10)

const at = (list: string, filter: Record<string, string> = {}) =>
  `/operator/money?${new URLSearchParams({ list, ...filter })}#lists`

const cardsOf = (desk: MoneyOverview): Card[] => [
  {
    label: 'Paid today',
    value: writeCents(desk.paidToday.cents),
    note: many(desk.paidToday.count, 'order'),
    to: at('orders', { from: today() }),
    link: 'Orders of today',
  },
  {
    label: 'Paid this month',
    value: writeCents(desk.paidThisMonth.cents),
    note: many(desk.paidThisMonth.count, 'order'),
    to: at('orders', { from: `${today().slice(0, 7)}-01` }),
    link: 'Orders of the month',
  },
  {
    label: 'Waiting for payment',
    value: writeCents(desk.waiting.cents),
    note: many(desk.waiting.count, 'order'),
    to: at('orders', { state: 'pending' }),
    link: 'Unpaid orders',
  },
  {
    label: 'Refunds under way',
    value: writeCents(desk.refundsUnderWay.cents),
    note: many(desk.refundsUnderWay.count, 'refund'),
    to: at('refunds', { state: 'under_way' }),
    link: 'Refunds',
  },
  {
    label: 'Disputes open',
    value: writeCents(desk.disputesOpen.cents),
    note: desk.disputeSince
      ? `${many(desk.disputesOpen.count, 'dispute')}, since ${writeDate(desk.disputeSince)}`
      : 'None',
    to: at('disputes'),
    link: 'Disputes',
  },
  {
    label: 'In escrow',
    value: writeCents(desk.escrow.cents),
    note: many(desk.escrow.count, 'promise'),
    to: at('escrow'),
    link: 'What waits',
  },
  {
    label: 'Payouts due',
    value: writeCents(desk.payoutsDue.cents),
    note: many(desk.payoutsDue.count, 'seller'),
    to: '/operator/payouts',
    link: 'Payouts',
  },
  {
    label: 'Fees earned',
    value: writeCents(desk.feesEarned.cents),
    note: `${writeCents(desk.feesThisMonth.cents)} this month`,
    to: at('fees'),
    link: 'Fees',
  },
  {
    label: 'Invoices not paid',
    value: writeCents(desk.invoicesOpen.cents),
    note:
      desk.invoicesOverdue.count > 0
        ? `${writeWhole(desk.invoicesOverdue.count)} overdue, ${writeCents(desk.invoicesOverdue.cents)}`
        : many(desk.invoicesOpen.count, 'invoice'),
    to: at('invoices', desk.invoicesOverdue.count > 0 ? { state: 'overdue' } : { state: 'open' }),
    link: 'Invoices',
  },
  {
    label: 'Bank lines not matched',
    value:
      desk.bankLinesOpen.totals
        .flatMap(({ currency, inMinor, outMinor }) => [
          ...(inMinor > 0 ? [`${(inMinor / 100).toFixed(2)} ${currency} in`] : []),
          ...(outMinor > 0 ? [`${(outMinor / 100).toFixed(2)} ${currency} out`] : []),
        ])
        .join(', ') || writeCents(0),
    note: many(desk.bankLinesOpen.count, 'line'),
    to: '/operator/payouts#bank',
    link: 'Statements',
  },
]

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
