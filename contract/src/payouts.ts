import * as z from 'zod/mini'
import { Currency, Money } from './currencies.ts'
import { endpoint, FileAnswer } from './endpoint.ts'
import { Cents } from './units.ts'

/** Proposed by one operator, sent by another, confirmed or returned by the bank; withdrawn before it was sent. */
export const PayoutState = z.enum(['proposed', 'sent', 'confirmed', 'returned', 'withdrawn'])
export type PayoutState = z.infer<typeof PayoutState>

export const RunState = z.enum(['proposed', 'sent', 'withdrawn'])
export type RunState = z.infer<typeof RunState>

/** Why nothing is paid to a seller now. */
export const PayoutBlock = z.enum([
  'no_account',
  'account_outdated',
  'account_new',
  'account_unfinished',
  'identity_unchecked',
  'under_way',
  'nothing',
])
export type PayoutBlock = z.infer<typeof PayoutBlock>

const day = z.string()

/** What a seller has earned, and when they can have it. The four are all there is, and none counts twice. */
export const SellerBalance = z.object({
  availableCents: Cents,
  /** Earned lately, or disputed by a buyer's bank. */
  pendingCents: Cents,
  /** On its way to the bank. */
  sentCents: Cents,
  /** Paid by buyers for what is not delivered yet. */
  escrowCents: Cents,
})
export type SellerBalance = z.infer<typeof SellerBalance>

export const Payout = z.object({
  id: z.string(),
  reference: z.string(),
  amountCents: Cents,
  state: PayoutState,
  accountEnding: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  returnReason: z.nullable(z.string()),
})
export type Payout = z.infer<typeof Payout>

export const OwnBalance = z.extend(SellerBalance, {
  /** What of the pending sum becomes available on which day; what is disputed has none. */
  ripens: z.array(z.object({ on: day, cents: Cents })),
  holdDays: z.int(),
  feeBasisPoints: z.int(),
  accountEnding: z.nullable(z.string()),
  /** From when the account is paid to, where it was changed lately. */
  paidFrom: z.nullable(z.string()),
  blocked: z.nullable(PayoutBlock),
  payouts: z.array(Payout),
  /** The seller's account at the payment provider; null where payouts go to a bank. */
  connect: z.optional(
    z.nullable(z.object({ isOpen: z.boolean(), isReady: z.boolean(), bankFailure: z.nullable(z.string()) })),
  ),
})
export type OwnBalance = z.infer<typeof OwnBalance>

export const PayoutCandidate = z.extend(SellerBalance, {
  sellerId: z.string(),
  sellerName: z.string(),
  /** From which day on the first of the pending sum can be paid; null where nothing is pending, or all of it is disputed. */
  pendingFrom: z.nullable(day),
  accountEnding: z.nullable(z.string()),
  /** From when the account is paid to, where it was changed lately. */
  paidFrom: z.nullable(z.string()),
  blocked: z.nullable(PayoutBlock),
})
export type PayoutCandidate = z.infer<typeof PayoutCandidate>

/** Money that came by transfer and goes back to whoever made it. */
export const OwedBack = z.object({
  id: z.string(),
  reference: z.string(),
  /** As it came. */
  currency: Currency,
  amountMinor: Cents,
  state: z.enum(['owed', 'proposed', 'sent', 'confirmed', 'returned']),
  why: z.enum(['over', 'late', 'ended', 'again', 'refund', 'unclaimed']),
  reason: z.string(),
  /** As the bank named them, or an operator did; null where nobody has yet. */
  payeeName: z.nullable(z.string()),
  payeeEnding: z.nullable(z.string()),
  /** Who said where it goes, where the bank did not; and the account that had not taken it before. */
  named: z.nullable(z.object({ by: z.string(), at: z.string(), isYou: z.boolean() })),
  before: z.nullable(z.object({ name: z.string(), ending: z.string() })),
  invoiceNumber: z.nullable(z.string()),
  owedAt: z.string(),
  returnReason: z.nullable(z.string()),
  /** The reference of the transfer that came back and is made again by this one. */
  follows: z.nullable(z.string()),
})
export type OwedBack = z.infer<typeof OwedBack>

export const PayoutRun = z.object({
  id: z.string(),
  state: RunState,
  madeAt: z.string(),
  madeBy: z.string(),
  /** Whether whoever looks is the one who proposed it: another has to send it. */
  isOwn: z.boolean(),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  /** Each currency for itself. */
  totals: z.array(Money),
  payouts: z.array(z.extend(Payout, { sellerId: z.string(), sellerName: z.string() })),
  returns: z.array(OwedBack),
})
export type PayoutRun = z.infer<typeof PayoutRun>

/** The account money is sent from. */
export const PayingAccount = z.object({ holder: z.string(), ending: z.string(), isSandbox: z.boolean() })
export type PayingAccount = z.infer<typeof PayingAccount>

export const PayoutDesk = z.object({
  candidates: z.array(PayoutCandidate),
  /** What is owed back to payers and in no run yet. */
  owed: z.array(OwedBack),
  runs: z.array(PayoutRun),
  /** Null until the operator of the server has said which. */
  paysFrom: z.nullable(PayingAccount),
})
export type PayoutDesk = z.infer<typeof PayoutDesk>

const Params = z.object({ id: z.string().check(z.maxLength(100)) })
const Done = z.object({ done: z.literal(true) })
const operator = { tag: 'Payouts', caller: 'person' } as const

export const payoutsApi = {
  own: endpoint({
    method: 'GET',
    path: '/api/seller/balance',
    summary: 'What the caller has earned, when it is paid, and what was paid',
    tag: 'Payouts',
    effect: 'read',
    caller: 'person',
    answer: OwnBalance,
    errors: ['forbidden'],
  }),
  connect: endpoint({
    method: 'POST',
    path: '/api/seller/connect',
    summary: 'The payment provider’s page on which the caller opens the account that proceeds are paid to',
    tag: 'Payouts',
    effect: 'change',
    caller: 'person',
    answer: z.object({ url: z.string() }),
    errors: ['forbidden', 'unavailable', 'terms_changed', 'payment_unavailable', 'rate_limited'],
  }),
  advice: endpoint({
    method: 'GET',
    path: '/api/payouts/:id/advice.pdf',
    summary: 'What was paid and for what, as PDF, for its seller',
    tag: 'Payouts',
    effect: 'read',
    caller: 'person',
    params: Params,
    answer: FileAnswer,
    errors: ['forbidden', 'not_found', 'unavailable'],
  }),
  desk: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/payouts',
    summary: 'Who is to be paid what, who is not and why, and the runs so far',
    effect: 'read',
    answer: PayoutDesk,
    errors: ['forbidden'],
  }),
  propose: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/payouts/runs',
    summary:
      'Propose to pay these sellers all that is available to them, and to send back what is owed to payers',
    effect: 'change',
    body: z
      .object({
        sellerIds: z.array(z.uuid()).check(z.maxLength(1000, 'At most 1,000 at a time')),
        returnIds: z._default(z.array(z.uuid()).check(z.maxLength(1000, 'At most 1,000 at a time')), []),
      })
      .check(
        z.refine(({ sellerIds, returnIds }) => sellerIds.length + returnIds.length > 0, {
          path: ['sellerIds'],
          error: 'Choose whom to pay',
        }),
      ),
    answer: z.object({ id: z.string() }),
    errors: ['forbidden', 'payout_changed'],
  }),
  send: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/payouts/runs/:id/send',
    summary: 'Agree to a run that another operator proposed: the money leaves the balances',
    effect: 'change',
    params: Params,
    answer: Done,
    errors: ['forbidden', 'not_found', 'payout_changed', 'unavailable'],
  }),
  withdraw: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/payouts/runs/:id/withdraw',
    summary: 'Give up a run that is not sent yet',
    effect: 'change',
    params: Params,
    answer: Done,
    errors: ['forbidden', 'not_found', 'payout_changed'],
  }),
  file: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/payouts/runs/:id/pain.001.xml',
    summary: 'The run as the bank takes it (ISO 20022 pain.001), the same however often it is asked for',
    effect: 'read',
    params: Params,
    answer: FileAnswer,
    errors: ['forbidden', 'not_found', 'unavailable'],
  }),
} as const
