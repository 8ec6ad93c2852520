import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { named, Page, pageQuery, Tonnes } from './shapes.ts'

export const SerialRun = z.object({ prefix: z.string(), first: z.int(), last: z.int() })

/** Credits of one batch that the organisation holds and has not retired: they have offset nothing yet. */
export const Holding = z.object({
  object: z.literal('holding'),
  /** Of its batch: what a retirement names. */
  id: z.string(),
  project: z.object({ id: z.string(), name: z.string() }),
  registry: z.string(),
  registryProjectId: z.nullable(z.string()),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  quantity: Tonnes,
  /** Both ends included. */
  serials: z.array(SerialRun),
})
named.add(Holding, { id: 'Holding' })
export type V1Holding = z.infer<typeof Holding>

export const holdingsApi = {
  list: endpoint({
    method: 'GET',
    path: '/v1/holdings',
    summary: 'Credits the organisation holds and has not retired, batch by batch',
    tag: 'Holdings',
    effect: 'read',
    caller: 'key',
    scope: 'read',
    query: z.object(pageQuery),
    answer: Page(Holding),
    errors: ['invalid_input'],
  }),
}
