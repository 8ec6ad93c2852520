import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import type { Duty } from './member-roles.ts'
import { PayByCard, PlaceOrder } from './orders.ts'
import { NewCommonRetirement } from './retirements.ts'
import { ScheduleDay } from './scheduled-retirements.ts'
import { NewSubscription } from './subscriptions.ts'
import { KeptLine, Line, OptionalLine } from './text.ts'
import { Cents, Credits, largest } from './units.ts'
import { Whole } from './whole.ts'

/** How long a request waits, unless the organisation says otherwise. */
export const expiryDays = { usual: 14, least: 1, most: 90 } as const

/** The roles that have a limit. Whoever only looks asks for nothing. */
export const LimitedRole = z.enum(['preparer', 'approver', 'finance', 'admin', 'owner'])
export type LimitedRole = z.infer<typeof LimitedRole>

const Amount = Whole('Write whole cents', [0, 'Not less than nothing'], [largest, 'This is too much'])
const Tonnes = Whole('Write whole tonnes', [0, 'Not less than nothing'], [largest, 'This is too much'])

/** What a role may do alone; null for whatever it comes to. */
export const Limit = z.object({ buyCents: z.nullable(Amount), retireTonnes: z.nullable(Tonnes) })
export type Limit = z.infer<typeof Limit>

/** Within how many days what is done alone is added up; 0 where each act counts by itself. */
const WithinDays = z.literal([0, 1, 7, 30])
type WithinDays = z.infer<typeof WithinDays>
/** Long enough that a purchase is not split in order to stay below a limit. */
export const usualWithinDays: WithinDays = 30

/** What somebody may do alone, and what of it is left after what they did within the days. */
export const LimitStanding = z.extend(Limit, {
  withinDays: WithinDays,
  left: Limit,
  /** When the first of what was done counts no more; null where nothing counts. */
  freesAt: z.nullable(z.string()),
})
export type LimitStanding = z.infer<typeof LimitStanding>

export const ApprovalRules = z.object({
  limits: z.object({ preparer: Limit, approver: Limit, finance: Limit, admin: Limit, owner: Limit }),
  /** Above this two people have to approve, whoever asks; null where one always does. */
  twoAboveCents: z.nullable(Amount),
  twoAboveTonnes: z.nullable(Tonnes),
  expiryDays: Whole(
    'Write whole days',
    [expiryDays.least, 'At least one day'],
    [expiryDays.most, 'At most 90 days'],
  ),
  withinDays: WithinDays,
})
export type ApprovalRules = z.infer<typeof ApprovalRules>

export const ActKind = z.enum(['purchase', 'quote', 'subscription', 'retirement'])
export type ActKind = z.infer<typeof ActKind>

/** What is asked for, as the same call would be made by whoever may do it alone. */
export const ApprovalAct = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('purchase'), order: PlaceOrder }),
  z.object({ kind: z.literal('quote'), orderId: z.uuid(), poNumber: z.optional(Line('PO number', 60)) }),
  z.object({ kind: z.literal('subscription'), subscription: NewSubscription }),
  z.object({
    kind: z.literal('retirement'),
    retirement: NewCommonRetirement,
    /** The day on which it is retired; at once where there is none. */
    on: z.optional(ScheduleDay),
  }),
])
export type ApprovalAct = z.infer<typeof ApprovalAct>

/** What somebody must be allowed to do in order to approve it; what also retires needs that beside it. */
export const dutyOfAct: Record<ActKind, Duty> = {
  purchase: 'buy',
  quote: 'buy',
  subscription: 'buy',
  retirement: 'retire',
}

/** Waiting for approvals; approved and not paid yet; done; or over without anything having happened. */
export const ApprovalState = z.enum(['waiting', 'approved', 'done', 'refused', 'withdrawn', 'lapsed'])
export type ApprovalState = z.infer<typeof ApprovalState>

const Vote = z.object({
  by: z.string(),
  /** In whose place, where a colleague was named for the time. */
  inPlaceOf: z.nullable(z.string()),
  verdict: z.enum(['approved', 'refused']),
  comment: KeptLine,
  at: z.string(),
  /** Not where the price has changed since, or whoever approved may no longer. */
  counts: z.boolean(),
})

export const ApprovalRequest = z.object({
  id: z.string(),
  kind: ActKind,
  state: ApprovalState,
  /** What it is, in a line, and line by line as it was shown. */
  title: KeptLine,
  lines: z.array(KeptLine),
  comment: KeptLine,
  askedBy: z.string(),
  isOwn: z.boolean(),
  askedAt: z.string(),
  expiresAt: z.string(),
  /** What it comes to in dollars, VAT included; null for what costs nothing. */
  amountCents: z.nullable(Cents),
  /** What it came to when it was asked for. */
  askedCents: z.nullable(Cents),
  /** What it retires, of a subscription each time; null where it retires nothing. */
  tonnes: z.nullable(Credits),
  /** Of which price the approvals are: a new price begins a new round. */
  round: z.int(),
  needed: z.int(),
  votes: z.array(Vote),
  /** Who could decide about it now. */
  approvers: z.array(z.string()),
  mayDecide: z.boolean(),
  /** In whose place the caller would decide, where not by a right of their own. */
  inPlaceOf: z.nullable(z.string()),
  /** Approved, and the caller may pay for it. */
  mayPay: z.boolean(),
  /** What it became: an order, a retirement or a subscription; null until then. */
  actId: z.nullable(z.string()),
  /** It is retired on a day to come: what it became is a schedule. */
  isScheduled: z.optional(z.boolean()),
})
export type ApprovalRequest = z.infer<typeof ApprovalRequest>

const Day = z.iso.date('Write a day as year, month and day')

export const NewDelegation = z
  .object({ toId: z.uuid('Choose a colleague'), startsOn: Day, endsOn: Day })
  .check(
    z.refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
      message: 'The last day must not come before the first',
      path: ['endsOn'],
    }),
  )
export const Delegation = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  isOwn: z.boolean(),
})
export type Delegation = z.infer<typeof Delegation>

/** What the caller may do alone, and who could approve the rest. */
export const ApprovalStanding = z.object({
  /** Null where nothing was ever set. */
  rules: z.nullable(ApprovalRules),
  /** The caller's own. */
  limit: LimitStanding,
  approvers: z.object({
    buy: z.array(z.string()),
    buyAndRetire: z.array(z.string()),
    retire: z.array(z.string()),
  }),
  delegations: z.array(Delegation),
  /** How many requests wait for the caller. */
  waiting: z.int(),
  /** From which day on everybody needs a second factor, and who has none yet. */
  factor: z.object({ from: z.nullable(z.string()), without: z.array(z.string()) }),
})
export type ApprovalStanding = z.infer<typeof ApprovalStanding>

const tag = 'Approval'
const own = { tag, caller: 'person' } as const
const Done = z.object({ done: z.literal(true) })
const Id = z.object({ id: z.uuid() })
const Comment = OptionalLine('The comment', 500)
const keyed = ['idempotency_missing', 'idempotency_mismatch', 'idempotency_in_flight'] as const
const acts = [
  'price_changed',
  'sold_out',
  'sales_stopped',
  'quote_not_open',
  'subscription_refused',
  'insufficient_credits',
  'credits_disputed',
  'not_backed',
  'not_delivered',
  'payment_unavailable',
  'schedule_too_many',
] as const

export const approvalsApi = {
  standing: endpoint({
    ...own,
    method: 'GET',
    path: '/api/organisation/approval',
    summary: 'What the caller may do alone, who could approve the rest, and how the organisation has set it',
    effect: 'read',
    answer: ApprovalStanding,
    errors: [],
  }),
  saveRules: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/organisation/approval',
    summary: 'Set up to what amount each role acts alone; null takes all limits away',
    effect: 'change',
    body: z.object({ rules: z.nullable(ApprovalRules) }),
    answer: Done,
    errors: [],
  }),
  requireFactor: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/organisation/second-factor',
    summary: 'From which day on every member needs a second factor; null takes that back',
    effect: 'change',
    body: z.object({ from: z.nullable(Day) }),
    answer: Done,
    errors: [],
  }),
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/api/organisation/approvals',
    summary: 'Requests of the organisation: those that wait, and the latest that were decided',
    effect: 'read',
    answer: z.object({ requests: z.array(ApprovalRequest) }),
    errors: [],
  }),
  ask: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/approvals',
    summary:
      'Ask colleagues to approve a purchase, a quote, a subscription or a retirement. Nothing is held, charged or retired by asking. Needs an Idempotency-Key header',
    effect: 'change',
    body: z.object({ act: ApprovalAct, comment: Comment }),
    answer: z.object({ id: z.string() }),
    errors: ['not_found', 'approval_nobody', 'rate_limited', ...acts, ...keyed],
  }),
  approve: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/approvals/:id/approve',
    summary: 'Approve a request at the price of a round. With the last approval it happens',
    effect: 'change',
    params: Id,
    body: z.object({ round: z.int(), comment: Comment }),
    answer: z.object({ state: ApprovalState, actId: z.nullable(z.string()) }),
    errors: ['not_found', 'approval_over', 'approval_own', ...acts],
  }),
  refuse: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/approvals/:id/refuse',
    summary: 'Refuse a request',
    effect: 'change',
    params: Id,
    body: z.object({ comment: Comment }),
    answer: Done,
    errors: ['not_found', 'approval_over', 'approval_own'],
  }),
  withdraw: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/approvals/:id/withdraw',
    summary: 'Take back a request of one’s own',
    effect: 'change',
    params: Id,
    answer: Done,
    errors: ['not_found', 'approval_over'],
  }),
  pay: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/approvals/:id/pay',
    summary: 'Place the order that was approved, and pay for it. Needs an Idempotency-Key header',
    effect: 'change',
    params: Id,
    body: z.object({ pay: PayByCard }),
    answer: z.object({ orderId: z.string(), payUrl: z.nullable(z.string()) }),
    errors: ['not_found', 'approval_over', 'plan_taken', 'order_expired', 'rate_limited', ...acts, ...keyed],
  }),
  openLink: endpoint({
    ...own,
    method: 'POST',
    path: '/api/approval-links/open',
    summary: 'Open the link of a mail, once: the session acts for its organisation from now on',
    effect: 'change',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
    answer: z.object({ id: z.string() }),
    errors: ['not_found', 'link_expired'],
  }),
  delegate: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/delegations',
    summary: 'Name a colleague who may approve in the caller’s place, from a day to a day',
    effect: 'change',
    body: NewDelegation,
    answer: Id,
    errors: ['not_found'],
  }),
  endDelegation: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/organisation/delegations/:id',
    summary: 'End that a colleague may approve in the caller’s place',
    effect: 'change',
    params: Id,
    answer: Done,
    errors: ['not_found'],
  }),
}
