import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Shortfall } from '../forward-terms.ts'
import { keyed, Money, named, Page, pageQuery, SentTonnes, Tonnes } from './shapes.ts'

const project = z.object({ id: z.string(), name: z.string() })

/** A date by which the organisation has promised credits to a buyer. */
export const DueDelivery = z.object({
  object: z.literal('due_delivery'),
  id: z.string(),
  /** The purchase it belongs to. */
  forward: z.string(),
  project,
  registry: z.string(),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  agreedOn: z.string(),
  dueOn: z.string(),
  quantity: Tonnes,
  delivered: Tonnes,
  /** What happens at the date if it is not met. */
  shortfall: Shortfall,
  /** What delivering the rest brings, after the fee. */
  brings: Money,
})
named.add(DueDelivery, { id: 'DueDelivery' })
export type V1DueDelivery = z.infer<typeof DueDelivery>

/** Serials that could be handed over today. */
export const DeliverableBlock = z.object({
  object: z.literal('deliverable_block'),
  id: z.string(),
  project: z.string(),
  registry: z.string(),
  serialPrefix: z.string(),
  serialStart: z.int(),
  serialEnd: z.int(),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  available: Tonnes,
})
named.add(DeliverableBlock, { id: 'DeliverableBlock' })
export type V1DeliverableBlock = z.infer<typeof DeliverableBlock>

/** Credits that were handed over against a date. */
export const Delivery = z.object({
  object: z.literal('delivery'),
  id: z.string(),
  /** The date it was for, and the purchase that belongs to. */
  due: z.string(),
  forward: z.string(),
  project,
  batch: z.string(),
  quantity: Tonnes,
  earned: Money,
  fee: Money,
  deliveredAt: z.string(),
})
named.add(Delivery, { id: 'Delivery' })
export type V1Delivery = z.infer<typeof Delivery>

const shared = { tag: 'Deliveries', caller: 'key' } as const
const reads = { ...shared, method: 'GET', effect: 'read', scope: 'read', errors: ['invalid_input'] } as const
const query = z.object(pageQuery)

/** What an organisation that sells has promised, and what it has handed over. */
export const deliveriesApi = {
  due: endpoint({
    ...reads,
    path: '/v1/seller/deliveries/due',
    summary: 'The dates promised to buyers that are open, the nearest first',
    query,
    answer: Page(DueDelivery),
  }),
  blocks: endpoint({
    ...reads,
    path: '/v1/seller/deliveries/blocks',
    summary: 'The serial blocks that could be delivered from today',
    query,
    answer: Page(DeliverableBlock),
  }),
  list: endpoint({
    ...reads,
    path: '/v1/seller/deliveries',
    summary: 'What was delivered, the newest first',
    query,
    answer: Page(Delivery),
  }),
  make: endpoint({
    ...shared,
    method: 'POST',
    path: '/v1/seller/deliveries',
    summary: 'Deliver credits against a date, whole or in part. Needs an Idempotency-Key header',
    effect: 'change',
    scope: 'sell',
    statuses: [201],
    body: z.object({
      due: z.uuid('Choose a date that is open'),
      block: z.uuid('Choose the serial block to deliver from'),
      quantity: SentTonnes,
    }),
    answer: Delivery,
    errors: [
      'not_found',
      'insufficient_credits',
      'serials_issued',
      'not_approved',
      'milestone_over',
      'sales_stopped',
      ...keyed,
    ],
  }),
}
