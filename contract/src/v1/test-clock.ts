import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { keyed, named } from './shapes.ts'

/** So many years ahead of the day it is, and no more. */
export const yearsAheadMax = 10

/** What time it is in the test market of an organisation. */
export const TestClock = z.object({
  object: z.literal('test_clock'),
  livemode: z.literal(false),
  now: z.string(),
  /** While it is moving what is due on the way is being done. */
  status: z.enum(['ready', 'moving']),
  /** Where it is going; null where it only runs on. */
  movesTo: z.nullable(z.string()),
})
named.add(TestClock, { id: 'TestClock' })
export type V1TestClock = z.infer<typeof TestClock>

const tag = 'Test clock'

export const testClockApi = {
  find: endpoint({
    method: 'GET',
    path: '/v1/test-clock',
    summary: 'What time it is in the test market, and whether its clock is moving. For test keys only',
    tag,
    effect: 'read',
    caller: 'key',
    scope: 'read',
    answer: TestClock,
    errors: ['test_only'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/v1/test-clock',
    summary:
      'Move the clock of the test market to the beginning of a later day. For test keys only. Needs an Idempotency-Key header',
    description:
      'Everything that is due on the way happens on its day: sellers deliver what they promised, subscriptions buy, planned retirements are made, holds end. Answered at once; ask until the status is `ready`. The clock never goes back.',
    tag,
    effect: 'change',
    caller: 'key',
    scope: 'trade',
    statuses: [202],
    body: z.object({ to: z.iso.date('Write a day as year, month and day') }),
    answer: TestClock,
    errors: ['test_only', 'clock_moving', 'invalid_input', ...keyed],
  }),
}
