import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Limits } from '../recommendations.ts'
import { Subscription as Known, NewSubscription, SubscriptionRun } from '../subscriptions.ts'
import { keyed, Money, named, Page, pageQuery, SentMoney, SentTonnes, Tonnes, Waiting } from './shapes.ts'

const Run = z.object({
  id: z.string(),
  dueOn: z.string(),
  status: SubscriptionRun.shape.state,
  order: z.nullable(z.string()),
  attempts: z.int(),
  message: z.nullable(z.string()),
})

/** So many tonnes again and again, the best basket each time, within a price cap. */
export const Subscription = z.object({
  object: z.literal('subscription'),
  id: z.string(),
  status: Known.shape.state,
  pausedBecause: z.nullable(z.string()),
  quantity: Tonnes,
  every: NewSubscription.shape.every,
  limits: Limits,
  /** The most a tonne may cost on average, before VAT. */
  priceCap: Money,
  startsOn: z.string(),
  /** Null when no further run is due. */
  nextRunOn: z.nullable(z.string()),
  /** The one listing it buys from; null where each run looks for the best basket. */
  listing: z.nullable(z.object({ id: z.string(), project: z.object({ id: z.string(), name: z.string() }) })),
  /** In which words what is bought is retired at once; null where it is held. */
  retire: z.nullable(z.object({ beneficiary: z.string(), purpose: z.string() })),
  /** The latest twelve, the newest first. */
  runs: z.array(Run),
})
named.add(Subscription, { id: 'Subscription' })
export type V1Subscription = z.infer<typeof Subscription>

const shared = { tag: 'Subscriptions', caller: 'key' } as const
const params = z.object({ id: z.string().check(z.maxLength(100)) })
const change = <const Path extends `/${string}`>(path: Path, summary: string) =>
  endpoint({
    ...shared,
    method: 'POST',
    path,
    summary: `${summary}. Needs an Idempotency-Key header`,
    effect: 'change',
    scope: 'trade',
    params,
    answer: Subscription,
    errors: ['not_found', 'subscription_over', 'approval_needed', ...keyed],
  })

export const subscriptionsApi = {
  make: endpoint({
    ...shared,
    method: 'POST',
    path: '/v1/subscriptions',
    summary: 'Buy the best basket again every month or year. Needs an Idempotency-Key header',
    description:
      'Each run charges the card of the organisation. The most that one run may come to counts against what the key does alone; more waits for a person, answered with 202. One that retires also needs the scope `retire`.',
    effect: 'change',
    scope: 'trade',
    statuses: [201, 202],
    body: z.object({
      quantity: SentTonnes,
      every: NewSubscription.shape.every,
      limits: Limits,
      priceCap: SentMoney,
      startsOn: NewSubscription.shape.startsOn,
      retire: z.optional(NewSubscription.shape.retire),
    }),
    answer: z.union([Subscription, Waiting]),
    errors: ['approval_nobody', 'payment_unavailable', 'subscription_refused', ...keyed],
  }),
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/v1/subscriptions',
    summary: 'The subscriptions of the organisation, the newest first',
    effect: 'read',
    scope: 'read',
    query: z.object(pageQuery),
    answer: Page(Subscription),
    errors: ['invalid_input'],
  }),
  find: endpoint({
    ...shared,
    method: 'GET',
    path: '/v1/subscriptions/:id',
    summary: 'One subscription of the organisation with its latest runs',
    effect: 'read',
    scope: 'read',
    params,
    answer: Subscription,
    errors: ['not_found'],
  }),
  pause: change('/v1/subscriptions/:id/pause', 'Leave out every run until it is resumed'),
  resume: change('/v1/subscriptions/:id/resume', 'Go on with the next run that is due'),
  cancel: change('/v1/subscriptions/:id/cancel', 'End a subscription for good; what was bought stays bought'),
}
