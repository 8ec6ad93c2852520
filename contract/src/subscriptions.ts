import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { KeptEnterprise } from './orders.ts'
import { Limits } from './recommendations.ts'
import { Line } from './text.ts'
import { Cents, largest } from './units.ts'
import { Vat } from './vat.ts'
import { Whole } from './whole.ts'

/** Buys so many tonnes again and again, the best basket each time, within a price cap. */
export const NewSubscription = z.object({
  tonnes: Whole(
    'Whole tonnes, such as 1,240',
    [1, 'At least one tonne'],
    [100_000, 'At most 100,000 tonnes each time'],
  ),
  every: z.enum(['month', 'year']),
  limits: Limits,
  /** The most a tonne may cost on average; a run above it is left out, and said. */
  priceCapCents: Whole(
    'Name the most a tonne may cost',
    [1, 'Name the most a tonne may cost'],
    [largest, 'No tonne costs as much'],
  ).brand<'Cents'>(),
  startsOn: z.iso
    .date('Choose the first day')
    .check(z.refine((day) => day < '3000', 'Choose an earlier day')),
  /** With it what is bought is retired at once, in these words; without it the credits are held. */
  retire: z.nullable(
    z.object({
      beneficiary: Line('Beneficiary', 120),
      purpose: Line('Purpose', 300),
    }),
  ),
})
export type NewSubscription = z.infer<typeof NewSubscription>

export const SubscriptionRun = z.object({
  id: z.string(),
  dueOn: z.string(),
  state: z.enum(['charging', 'bought', 'retired', 'left_out', 'retrying', 'failed', 'confirming']),
  orderId: z.nullable(z.string()),
  /** What that order is known by: the projects bought, and its invoice once it has a number. */
  projectNames: z.array(z.string()),
  invoice: z.nullable(z.string()),
  attempts: z.int(),
  message: z.nullable(z.string()),
})
export type SubscriptionRun = z.infer<typeof SubscriptionRun>

export const Subscription = z.object({
  ...NewSubscription.shape,
  id: z.string(),
  /** The one listing it buys from; null where each run looks for the best basket. */
  listing: z.nullable(z.object({ id: z.string(), projectId: z.string(), projectName: z.string() })),
  state: z.enum(['active', 'paused', 'cancelled']),
  /** Why it is paused, where we paused it. */
  pausedBecause: z.nullable(z.string()),
  /** Null when no further run is due. */
  nextRunOn: z.nullable(z.string()),
  runs: z.array(SubscriptionRun),
})
export type Subscription = z.infer<typeof Subscription>

/** What a subscription would buy and charge if its first time were now, and to whom that is billed. */
export const SubscriptionPreview = z.object({
  /** Why nothing would be bought now; null where it would. */
  refusal: z.nullable(z.string()),
  /** Null where nothing would be bought. */
  charge: z.nullable(
    z.object({
      netCents: Cents,
      vatCents: Cents,
      totalCents: Cents,
      vat: z.pick(Vat, { category: true, basisPoints: true, reason: true }),
    }),
  ),
  /** As on the latest order of the account; null where none named a company. */
  billedTo: z.nullable(
    z.pick(KeptEnterprise, { companyName: true, billingAddress: true, taxId: true, country: true }),
  ),
})
export type SubscriptionPreview = z.infer<typeof SubscriptionPreview>

/** The card that is charged for what comes again; of a card just kept, what it is called is told a moment later. */
export const SavedCard = z.object({
  brand: z.nullable(z.string()),
  last4: z.nullable(z.string()),
  expMonth: z.nullable(z.int()),
  expYear: z.nullable(z.int()),
})
export type SavedCard = z.infer<typeof SavedCard>

const params = z.object({ id: z.uuid() })
const change = <const Path extends `/${string}`>(path: Path, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    tag: 'Subscriptions',
    effect: 'change',
    caller: 'person',
    params,
    answer: z.object({ done: z.literal(true) }),
    errors: ['not_found', 'subscription_over', 'approval_needed'],
  })

export const subscriptionsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/subscriptions',
    summary: 'The subscriptions of the caller with their latest runs',
    tag: 'Subscriptions',
    effect: 'read',
    caller: 'person',
    answer: z.object({ subscriptions: z.array(Subscription), card: z.optional(z.nullable(SavedCard)) }),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/subscriptions',
    summary: 'Buy the best basket again every month or year. Needs an Idempotency-Key header',
    tag: 'Subscriptions',
    effect: 'change',
    caller: 'person',
    body: NewSubscription,
    answer: z.object({ id: z.string() }),
    errors: [
      'approval_needed',
      'payment_unavailable',
      'subscription_refused',
      'idempotency_missing',
      'idempotency_mismatch',
      'idempotency_in_flight',
    ],
  }),
  preview: endpoint({
    method: 'POST',
    path: '/api/subscriptions/preview',
    summary: 'What a subscription would buy and charge if its first time were now, and to whom it is billed',
    tag: 'Subscriptions',
    effect: 'read',
    caller: 'person',
    body: NewSubscription,
    answer: SubscriptionPreview,
    errors: ['rate_limited'],
  }),
  keepCard: endpoint({
    method: 'POST',
    path: '/api/subscriptions/card',
    summary: 'The provider’s page on which the caller gives the card that is charged for what comes again',
    tag: 'Subscriptions',
    effect: 'change',
    caller: 'person',
    answer: z.object({ url: z.string() }),
    errors: ['payment_unavailable', 'rate_limited'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/subscriptions/:id/confirm',
    summary: 'Pay the run whose bank asked for its holder, on the provider’s page',
    tag: 'Subscriptions',
    effect: 'change',
    caller: 'person',
    params,
    answer: z.object({ url: z.string() }),
    errors: ['not_found', 'subscription_over', 'sold_out', 'payment_unavailable', 'rate_limited'],
  }),
  pause: change('/api/subscriptions/:id/pause', 'Leave out every run until it is resumed'),
  resume: change('/api/subscriptions/:id/resume', 'Go on with the next run that is due'),
  cancel: change('/api/subscriptions/:id/cancel', 'End a subscription for good'),
} as const
