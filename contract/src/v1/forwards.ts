import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Outlook, Shortfall } from '../forward-terms.ts'
import { ForwardStatus, MilestoneState } from '../forwards.ts'
import { Money, named, Page, pageQuery, Tonnes } from './shapes.ts'

/** A promise that was bought: what comes by when, and what has come. */
export const Forward = z.object({
  object: z.literal('forward'),
  /** Also of its line of the order, and of its public certificate. */
  id: z.string(),
  order: z.string(),
  project: z.object({ id: z.string(), name: z.string() }),
  registry: z.string(),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  boughtAt: z.string(),
  status: ForwardStatus,
  quantity: Tonnes,
  delivered: Tonnes,
  retired: Tonnes,
  /** Of what is not delivered yet. */
  escrow: Money,
  retiresOnDelivery: z.boolean(),
  /** What happens at a date that is not met. */
  shortfall: Shortfall,
  milestones: z.array(
    z.object({
      id: z.string(),
      agreedOn: z.string(),
      dueOn: z.string(),
      quantity: Tonnes,
      delivered: Tonnes,
      status: MilestoneState,
    }),
  ),
  deliveries: z.array(
    z.object({
      id: z.string(),
      milestone: z.string(),
      deliveredAt: z.string(),
      quantity: Tonnes,
      batch: z.string(),
      registry: z.string(),
      isReplacement: z.boolean(),
      retired: Tonnes,
      certificates: z.array(z.string()),
    }),
  ),
  /** Of what is still to come, what we would count on. */
  outlook: Outlook,
})
named.add(Forward, { id: 'Forward' })
export type V1Forward = z.infer<typeof Forward>

const shared = { tag: 'Forwards', effect: 'read', caller: 'key', scope: 'read' } as const

export const forwardsApi = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/v1/forwards',
    summary: 'What the organisation has bought forward, with its dates, deliveries and escrow',
    query: z.object(pageQuery),
    answer: Page(Forward),
    errors: ['invalid_input'],
  }),
  find: endpoint({
    ...shared,
    method: 'GET',
    path: '/v1/forwards/:id',
    summary: 'One promise that the organisation has bought',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    answer: Forward,
    errors: ['not_found'],
  }),
}
