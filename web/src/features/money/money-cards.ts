import type { MoneyOverview } from '@ledgerleaf/contract/money'
import { type DeskFigure, deskFigures, filterOf } from '@ledgerleaf/contract/money-lists'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { bothWays, sumsOf } from './paid-in.ts'

/** A figure of the desk, with the list it is made of. `presses` is what somebody has waited for too long. */
export type MoneyCard = {
  label: string
  value: string
  note: string
  to: string
  link: string
  count: number
  presses?: boolean
  /** Something to be done there and not only looked at. */
  isAct?: boolean
}

/** One figure that leads, and beside it what is of the same nature: they are not added up, each stands for itself. */
export type MoneyTray = {
  name: string
  lead: MoneyCard
  rows: readonly MoneyCard[]
  /** Of what there is nothing. */
  none: readonly MoneyCard[]
}

/** Whatever there is leads, what presses before the rest; what there is nothing of comes last and together. */
const trayOf = (name: string, cards: readonly [MoneyCard, ...MoneyCard[]]): MoneyTray => {
  const some = cards.filter(({ count }) => count > 0)
  const lead = some.find(({ presses }) => presses) ?? some[0] ?? cards[0]
  return {
    name,
    lead,
    rows: some.filter((card) => card !== lead),
    none: cards.filter(({ count }) => count === 0),
  }
}

const many = (count: number, one: string, more = `${one}s`) =>
  `${writeWhole(count)} ${count === 1 ? one : more}`

/** The list that a figure is made of, asked for the same way. */
const listOf = (figure: DeskFigure): string =>
  `/operator/money?${new URLSearchParams({ list: deskFigures[figure].list, ...filterOf(figure, new Date()) })}#lists`

const cardOf =
  (desk: MoneyOverview) =>
  (
    figure: DeskFigure,
    label: string,
    link: string,
    note: (count: number) => string,
    more: { value?: string; presses?: boolean } = {},
  ): MoneyCard => {
    const { count, cents } = desk.figures[figure]
    return { label, value: writeCents(cents), note: note(count), to: listOf(figure), link, count, ...more }
  }

const askedOf = ({ requests }: MoneyOverview): MoneyCard => ({
  label: 'Refunds asked for',
  value: writeCents(requests.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  note: many(requests.length, 'buyer waits', 'buyers wait'),
  count: requests.length,
  to: requests.length > 0 ? '#requests' : '?list=refunds#lists',
  link: 'Answer',
})

/** What is due, what is waited for, and what is not agreed on. */
export const traysOf = (desk: MoneyOverview): MoneyTray[] => {
  const card = cardOf(desk)
  const { owedBack, bankLinesOpen } = desk.figures
  const { payoutsDue, disputeSince } = desk
  const payouts: MoneyCard = {
    label: 'Payouts',
    value: writeCents(payoutsDue.cents),
    note: `To ${many(payoutsDue.count, 'seller')}`,
    count: payoutsDue.count,
    to: '/operator/payouts',
    link: 'Propose a run',
    isAct: true,
  }
  return [
    trayOf('Due', [
      payouts,
      card(
        'refundsFailed',
        'Refunds that failed',
        'Send them again',
        (n) => `${many(n, 'refund')}, still owed to the buyers`,
        { presses: true },
      ),
      card('owedBack', 'To send back by transfer', 'What is owed back', (n) => many(n, 'transfer'), {
        value: sumsOf(owedBack),
      }),
      card('refundsUnderWay', 'Refunds under way', 'Refunds', (n) => many(n, 'refund')),
    ]),
    trayOf('Waiting', [
      card('waiting', 'Waiting for payment', 'Unpaid orders', (n) => many(n, 'order')),
      card('invoicesOpen', 'Invoices not paid', 'Invoices', (n) => many(n, 'invoice')),
      card('invoicesOverdue', 'Invoices overdue', 'Overdue', (n) => many(n, 'invoice'), { presses: true }),
      card('escrow', 'In escrow', 'What waits', (n) => `${many(n, 'promise')}, before the fee`),
    ]),
    trayOf('Disputed', [
      card(
        'disputesOpen',
        'Disputes open',
        'Disputes',
        (n) => `${many(n, 'dispute')}${disputeSince ? `, since ${writeDate(disputeSince)}` : ''}`,
        { presses: true },
      ),
      askedOf(desk),
      card('bankLinesOpen', 'Bank lines not matched', 'Lines', (n) => many(n, 'line'), {
        value: bothWays(bankLinesOpen),
      }),
    ]),
  ]
}

/** What came in, and what of it the market earned. */
export const earnedOf = (desk: MoneyOverview): MoneyCard[] => {
  const card = cardOf(desk)
  return [
    card('paidToday', 'Buyers paid today', 'Payments of today', (count) => many(count, 'order')),
    card('paidThisMonth', 'Buyers paid this month', 'Payments of the month', (count) => many(count, 'order')),
    card(
      'feesThisMonth',
      'Fees this month',
      'Fees of the month',
      () => 'Earned, without what was given back',
    ),
    card('feesEarned', 'Fees earned', 'Fees', () => 'Ever, without what was given back'),
  ]
}
