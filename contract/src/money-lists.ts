import * as z from 'zod/mini'

export const MoneyList = z.enum([
  'orders',
  'payments',
  'invoices',
  'refunds',
  'disputes',
  'escrow',
  'fees',
  'returns',
  'payouts',
  'bank',
])
export type MoneyList = z.infer<typeof MoneyList>

/** Which states a list knows, in the order in which they are looked for. */
export const moneyStates: Record<MoneyList, readonly string[]> = {
  orders: ['pending', 'paid', 'settled', 'refunded', 'cancelled', 'failed'],
  payments: ['open', 'succeeded', 'failed', 'expired'],
  invoices: ['unpaid', 'open', 'overdue', 'settled', 'cancelled', 'refunded'],
  refunds: ['under_way', 'return_failed', 'returned', 'by_bank'],
  disputes: ['not_over', 'open', 'to_settle', 'won', 'lost'],
  escrow: ['open', 'overdue'],
  fees: ['earned', 'given_back'],
  returns: ['not_sent', 'owed', 'proposed', 'sent', 'confirmed', 'came_back'],
  payouts: ['proposed', 'sent', 'confirmed', 'came_back', 'withdrawn'],
  bank: ['open', 'matched', 'set_aside'],
}

/** States that stand for several: what somebody still has to do something about. */
export const stateGroups: Partial<Record<MoneyList, Record<string, readonly string[]>>> = {
  invoices: { unpaid: ['open', 'overdue'] },
  disputes: { not_over: ['open', 'to_settle'] },
  returns: { not_sent: ['owed', 'proposed'] },
}

/** One line of any list: what it is about, how it stands and how much it is. */
export const MoneyRow = z.object({
  id: z.string(),
  /** Null for what belongs to no order: a payout, a line of the bank. */
  orderId: z.nullable(z.string()),
  at: z.string(),
  state: z.string(),
  who: z.string(),
  what: z.string(),
  /** The provider's name, a reason or a date, whichever the list has. */
  detail: z.nullable(z.string()),
  /** In dollars, as the books have it; null for money that came in another currency and is not booked. Less than nothing for what left. */
  amountCents: z.nullable(z.int()),
  /** The same as it was paid, or went back. */
  currency: z.string(),
  minor: z.int(),
})
export type MoneyRow = z.infer<typeof MoneyRow>

/**
 * How many rows a list has and what they come to: in dollars, and as it was paid, by currency. What came and what left also stand
 * for themselves: ten pounds in and ten out are not nothing to look at.
 */
export const MoneyFigure = z.object({
  count: z.int(),
  cents: z.int(),
  sums: z.array(
    z.object({
      currency: z.string(),
      minor: z.int(),
      cameMinor: z.int(),
      leftMinor: z.int(),
      count: z.int(),
    }),
  ),
})
export type MoneyFigure = z.infer<typeof MoneyFigure>

type Shown = { list: MoneyList; state?: string; since?: 'day' | 'month' }

/** The figures of the desk. Each is what its list comes to, so the list it leads to is the figure. Days are those of UTC. */
export const deskFigures = {
  paidToday: { list: 'payments', state: 'succeeded', since: 'day' },
  paidThisMonth: { list: 'payments', state: 'succeeded', since: 'month' },
  waiting: { list: 'orders', state: 'pending' },
  refundsUnderWay: { list: 'refunds', state: 'under_way' },
  refundsFailed: { list: 'refunds', state: 'return_failed' },
  disputesOpen: { list: 'disputes', state: 'not_over' },
  escrow: { list: 'escrow' },
  feesThisMonth: { list: 'fees', since: 'month' },
  feesEarned: { list: 'fees' },
  invoicesOpen: { list: 'invoices', state: 'unpaid' },
  invoicesOverdue: { list: 'invoices', state: 'overdue' },
  owedBack: { list: 'returns', state: 'not_sent' },
  bankLinesOpen: { list: 'bank', state: 'open' },
} as const satisfies Record<string, Shown>
export type DeskFigure = keyof typeof deskFigures

/** What a list is asked for to be a figure, at an instant. */
export const filterOf = (figure: DeskFigure, now: Date): { state?: string; from?: string } => {
  const { state, since }: Shown = deskFigures[figure]
  const today = now.toISOString().slice(0, 10)
  const from = since === 'month' ? `${today.slice(0, 7)}-01` : today
  return { ...(state ? { state } : {}), ...(since ? { from } : {}) }
}
