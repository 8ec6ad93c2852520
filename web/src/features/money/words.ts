import type { MoneyActKind } from '@ledgerleaf/contract/money'
import type { MoneyList } from '@ledgerleaf/contract/money-lists'
import { writeWhole } from '../../ui/format.ts'

type Tone = 'neutral' | 'leaf' | 'attention' | 'error'

export const listNames: Record<MoneyList, string> = {
  orders: 'Orders',
  payments: 'Payments',
  invoices: 'Invoices',
  refunds: 'Refunds',
  disputes: 'Disputes',
  escrow: 'Escrow',
  fees: 'Fees',
  returns: 'Transfers back',
  payouts: 'Payouts',
  bank: 'Bank lines',
}

/** The lists as one looks for them: what was sold, what goes back, and where money rests or leaves. */
export const listGroups: readonly { name: string; lists: readonly MoneyList[] }[] = [
  { name: 'Sold', lists: ['orders', 'payments', 'invoices', 'fees'] },
  { name: 'Goes back', lists: ['refunds', 'disputes', 'returns'] },
  { name: 'Rests and leaves', lists: ['escrow', 'payouts', 'bank'] },
]

/** What a list holds, where its name leaves it open. */
const listNotes: Partial<Record<MoneyList, string>> = {
  payments: 'By the day they were paid. Orders that settled without a payment record stand here as well.',
  escrow: 'What lies in the ledger for promises that are not kept yet, before the fee.',
  fees: 'Each time a fee was earned or given back, as the ledger has it.',
  returns: 'Money that goes back to those who transferred it, with a run of payouts.',
  bank: 'Money that came stands without a sign, money that left with a minus.',
}

/** What can be done about a row that somebody has to look at. */
export const nextSteps: Record<string, string> = {
  return_failed: 'Open the order to have it sent again, or agree with the buyer on another way.',
}

const feesOfRegistered =
  'Whoever is registered for VAT, as this market is, issues sellers no invoices for fees here: the VAT on a fee goes by the country and VAT number of the seller, which are not on record. Invoice them from this list outside.'

/** What to say above a list. */
export const noteOf = (list: MoneyList, isRegistered: boolean): string | undefined =>
  list === 'fees' && isRegistered ? `${listNotes.fees} ${feesOfRegistered}` : listNotes[list]

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
  return_failed: { text: 'Failed, still owed', tone: 'error' },
  unpaid: { text: 'Not paid, overdue or not', tone: 'attention' },
  not_over: { text: 'Open or to settle', tone: 'attention' },
  not_sent: { text: 'Not sent yet', tone: 'attention' },
  owed: { text: 'Owed', tone: 'attention' },
  proposed: { text: 'In a run', tone: 'attention' },
  sent: { text: 'On its way', tone: 'neutral' },
  confirmed: { text: 'Arrived', tone: 'leaf' },
  came_back: { text: 'Came back', tone: 'error' },
  withdrawn: { text: 'Withdrawn', tone: 'neutral' },
  matched: { text: 'Matched', tone: 'leaf' },
  set_aside: { text: 'Set aside', tone: 'neutral' },
}

export const stateOf = (state: string): { text: string; tone: Tone } =>
  states[state] ?? { text: state.replaceAll('_', ' '), tone: 'neutral' }

const toDeliver = /^to_deliver (\d+)$/

/** How a row stands; an order is not over before what was bought forward is delivered. */
export const stateOfRow = (
  list: MoneyList,
  { state, detail }: { state: string; detail: string | null },
): { text: string; tone: Tone } => {
  const left = list === 'orders' && state === 'settled' ? toDeliver.exec(detail ?? '')?.[1] : undefined
  return left
    ? { text: `Settled, ${writeWhole(Number(left))} to deliver`, tone: 'attention' }
    : stateOf(state)
}

const disputeStates: Record<string, string> = {
  needs_response: 'Needs a response',
  warning_needs_response: 'Inquiry, needs a response',
}

/** The provider's word for how a dispute stands, as a person says it. */
export const disputeState = (status: string): string => {
  const words = status.replaceAll('_', ' ')
  return disputeStates[status] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** What an act is, as a thing somebody proposes. */
export const actNames: Record<MoneyActKind, string> = {
  refund: 'Refund',
  cancel_order: 'Cancel the order',
  accept_dispute: 'Accept a dispute',
  answer_dispute: 'Answer a dispute',
  settle_dispute: 'Settle a dispute',
}

const endings: Record<string, string> = {
  buyer: 'by the buyer',
  lapsed: 'not paid in time',
  declined: 'payment declined',
  sold_out: 'paid late, no longer for sale',
  operator: 'by an operator',
  plan_taken: 'plan had before',
  repriced: 'paid late, dearer by then',
}

/** The provider's and our own short words, as a person says them. */
export const detailOf = (list: MoneyList, detail: string | null): string => {
  if (detail === null) return ''
  if (list === 'orders' && toDeliver.test(detail)) return ''
  if (list === 'orders') return endings[detail] ?? detail
  return list === 'disputes' ? detail.replaceAll('_', ' ') : detail
}
