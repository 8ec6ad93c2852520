import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { OptionalLine } from './text.ts'
import { choosableTypes, EventType } from './webhook-events.ts'

export const webhooksMax = 20
/** For how long the secret of before signs too, once there is a new one. */
export const secretOverlapHours = 24
/** Events, and what became of them, are kept for so long. */
export const eventDays = 30
/** An endpoint that took nothing for so long is switched off. */
export const failingDaysMax = 5
export const deliveriesOfPage = 25

const Address = z
  .string()
  .check(
    z.trim(),
    z.maxLength(1000, 'The address is longer than 1,000 characters'),
    z.regex(/^https?:\/\/[^\s#]+$/, 'Write an address, such as https://example.com/hooks'),
  )

/** Null stands for all of them, also those there will be. */
const Types = z.nullable(
  z
    .array(z.enum(choosableTypes as [EventType, ...EventType[]]))
    .check(z.minLength(1, 'Choose at least one event')),
)

export const WebhookFields = z.object({
  url: Address,
  description: OptionalLine('Description', 120),
  types: Types,
})
export type WebhookFields = z.infer<typeof WebhookFields>

/** Why it is off: somebody switched it off, it answered that it is gone, or it failed for days. */
const OffReason = z.enum(['switched_off', 'gone', 'failing'])
export type OffReason = z.infer<typeof OffReason>

/** An endpoint as it may be shown: its secret never is. */
export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  description: z.string(),
  types: z.nullable(z.array(EventType)),
  isOn: z.boolean(),
  offBecause: z.nullable(OffReason),
  addedAt: z.string(),
  /** Until when the secret of before signs too. */
  formerSecretUntil: z.nullable(z.string()),
  lastDeliveredAt: z.nullable(z.string()),
  /** Since when it took nothing. */
  failingSince: z.nullable(z.string()),
  waiting: z.int(),
  /** Of the last seven days. */
  delivered: z.int(),
  givenUp: z.int(),
})
export type Webhook = z.infer<typeof Webhook>

export const DeliveryState = z.enum(['waiting', 'delivered', 'given_up'])
export type DeliveryState = z.infer<typeof DeliveryState>

export const WebhookDelivery = z.object({
  eventId: z.string(),
  type: EventType,
  /** What it is about: of one object events come in order. */
  object: z.string(),
  state: DeliveryState,
  madeAt: z.string(),
  attempts: z.int(),
  /** Of the last attempt: what it answered, or null where nothing came. */
  status: z.nullable(z.int()),
  nextAttemptAt: z.nullable(z.string()),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const WebhookAttempt = z.object({
  at: z.string(),
  tookMs: z.int(),
  status: z.nullable(z.int()),
  /** Why there is no answer, or why it does not count. */
  failure: z.nullable(z.string()),
  /** How the answer begins. */
  answer: z.string(),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

const tag = 'Webhooks'
const own = { tag, caller: 'person' } as const
const Done = z.object({ done: z.literal(true) })
const Id = z.object({ id: z.uuid() })
const OfEvent = z.object({ id: z.uuid(), eventId: z.uuid() })
const Secret = z.object({ id: z.string(), secret: z.string() })

export const webhooksApi = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/api/organisation/webhooks',
    summary: 'The endpoints of the organisation, and how each of them does',
    effect: 'read',
    answer: z.object({ webhooks: z.array(Webhook) }),
    errors: [],
  }),
  add: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/webhooks',
    summary: 'Add an endpoint that events are sent to; its secret is in this answer and in no other',
    effect: 'change',
    body: WebhookFields,
    answer: Secret,
    errors: ['too_many_webhooks', 'rate_limited'],
  }),
  change: endpoint({
    ...own,
    method: 'PATCH',
    path: '/api/organisation/webhooks/:id',
    summary: 'Change an endpoint, or switch it on or off',
    effect: 'change',
    params: Id,
    body: z.extend(WebhookFields, { isOn: z.boolean() }),
    answer: Done,
    errors: ['not_found', 'rate_limited'],
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/organisation/webhooks/:id',
    summary: 'Remove an endpoint: nothing more is sent to it',
    effect: 'change',
    params: Id,
    answer: Done,
    errors: ['not_found'],
  }),
  rotate: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/webhooks/:id/secret',
    summary: `Give an endpoint a new secret; for ${secretOverlapHours} hours the one of before signs too`,
    effect: 'change',
    params: Id,
    answer: Secret,
    errors: ['not_found'],
  }),
  test: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/webhooks/:id/test',
    summary: 'Send a test event to an endpoint',
    effect: 'change',
    params: Id,
    answer: z.object({ eventId: z.string() }),
    errors: ['not_found', 'webhook_off', 'rate_limited'],
  }),
  deliveries: endpoint({
    ...own,
    method: 'GET',
    path: '/api/organisation/webhooks/:id/deliveries',
    summary: `What was sent to an endpoint in the last ${eventDays} days, or will be; the newest first`,
    effect: 'read',
    params: Id,
    query: z.object({ cursor: z.optional(z.uuid()), state: z.optional(DeliveryState) }),
    answer: z.object({ deliveries: z.array(WebhookDelivery), next: z.nullable(z.string()) }),
    errors: ['not_found'],
  }),
  delivery: endpoint({
    ...own,
    method: 'GET',
    path: '/api/organisation/webhooks/:id/deliveries/:eventId',
    summary: 'What was sent of one event, word by word, and what came back at each attempt',
    effect: 'read',
    params: OfEvent,
    answer: z.object({ body: z.string(), attempts: z.array(WebhookAttempt) }),
    errors: ['not_found'],
  }),
  replay: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/webhooks/:id/deliveries/:eventId/replay',
    summary: 'Send one event again, under the id it had',
    effect: 'change',
    params: OfEvent,
    answer: Done,
    errors: ['not_found', 'webhook_off'],
  }),
  replaySince: endpoint({
    ...own,
    method: 'POST',
    path: '/api/organisation/webhooks/:id/replay',
    summary: 'Send every event of the chosen types since a moment again, also those of while it was off',
    effect: 'change',
    params: Id,
    body: z.object({ since: z.iso.datetime('Write a moment, such as 2026-11-18T12:00:00Z') }),
    answer: z.object({ events: z.int() }),
    errors: ['not_found', 'webhook_off', 'rate_limited'],
  }),
}
