import type { MoneyActKind, MoneyList } from '@ledgerleaf/contract/money'

type Tone = 'neutral' | 'leaf' | 'attention' | 'error'

export const listNames: Record<MoneyList, string> = {
  orders: 'Orders',
  payments: 'Payments',
  invoices: 'Invoices',
  refunds: 'Refunds',
  disputes: 'Disputes',
  escrow: 'Escrow',
  fees: 'Fees',
}

/** Which states a list knows, in the order in which they are looked for. */
export const statesOf: Record<MoneyList, readonly string[]> = {
  orders: ['pending', 'paid', 'settled', 'refunded', 'cancelled', 'failed'],
  payments: ['open', 'succeeded', 'failed', 'expired'],
  invoices: ['open', 'overdue', 'settled', 'cancelled', 'refunded'],
  refunds: ['under_way', 'returned', 'by_bank'],
  disputes: ['open', 'to_settle', 'won', 'lost'],
  escrow: ['open', 'overdue'],
  fees: ['earned', 'given_back'],
}

const states: Record<string, { text: string; tone: Tone }> = {
  pending: { text: 'Waits for payment', tone: 'attention' },
  paid: { text: 'Paid', tone: 'attention' },
  settled: { text: 'Settled', tone: 'leaf' },
  refunded: { text: 'Refunded', tone: 'neutral' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
  failed: { text: 'Failed', tone: 'error' },
  open: { text: 'Open', tone: 'attention' },
  succeeded: { text: 'Succeeded', tone: 'leaf' },
  expired: { text: 'Expired', tone: 'neutral' },
  under_way: { text: 'Under way', tone: 'attention' },
  returned: { text: 'Returned', tone: 'leaf' },
  by_bank: { text: 'Taken by the bank', tone: 'neutral' },
  to_settle: { text: 'Lost, to settle', tone: 'error' },
  won: { text: 'Won', tone: 'leaf' },
  lost: { text: 'Lost', tone: 'neutral' },
  overdue: { text: 'Overdue', tone: 'error' },
  earned: { text: 'Earned', tone: 'leaf' },
  given_back: { text: 'Given back', tone: 'neutral' },
  retired: { text: 'Retired', tone: 'leaf' },
}

export const stateOf = (state: string): { text: string; tone: Tone } =>
  states[state] ?? { text: state.replaceAll('_', ' '), tone: 'neutral' }

/** What an act is, as a thing somebody proposes. */
export const actNames: Record<MoneyActKind, string> = {
  refund: 'Refund',
  cancel_order: 'Cancel the order',
  accept_dispute: 'Give in to a dispute',
  answer_dispute: 'Answer a dispute',
  settle_dispute: 'Settle a dispute',
}

const endings: Record<string, string> = {
  buyer: 'by the buyer',
  lapsed: 'not paid in time',
  declined: 'payment declined',
  sold_out: 'sold out',
  operator: 'by an operator',
  plan_taken: 'plan had before',
}

/** The provider's and our own short words, as a person says them. */
export const detailOf = (list: MoneyList, detail: string | null): string => {
  if (detail === null) return ''
  if (list === 'orders') return endings[detail] ?? detail
  return list === 'disputes' ? detail.replaceAll('_', ' ') : detail
}
