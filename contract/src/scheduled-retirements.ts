import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { NewCommonRetirement, RetireWords } from './retirements.ts'
import { KeptLine } from './text.ts'
import { Credits, WantedCredits } from './units.ts'

const scheduleYearsMax = 5

const dayAfter = (now: Date, years: number, days = 0): string =>
  new Date(Date.UTC(now.getUTCFullYear() + years, now.getUTCMonth(), now.getUTCDate() + days))
    .toISOString()
    .slice(0, 10)

/** A day on which something is retired by itself, by the calendar of UTC. */
export const ScheduleDay = z.iso.date('Write a day as year, month and day').check(
  z.refine((day) => day >= dayAfter(new Date(), 0, 1), 'Choose a day from tomorrow on'),
  z.refine(
    (day) => day <= dayAfter(new Date(), scheduleYearsMax),
    `Choose a day within ${scheduleYearsMax} years`,
  ),
)

/** The last day of this year, or of the next where that is today. */
export const yearEnd = (now: Date): string => {
  const end = `${now.getUTCFullYear()}-12-31`
  return end >= dayAfter(now, 0, 1) ? end : `${now.getUTCFullYear() + 1}-12-31`
}

/** What is retired then: named batches, or what is held on that day, the oldest vintages first, up to so many tonnes. */
export const ScheduledWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lines'), retirement: NewCommonRetirement }),
  z.object({ kind: z.literal('held'), upTo: WantedCredits, words: RetireWords }),
])
export type ScheduledWish = z.infer<typeof ScheduledWish>

export const NewSchedule = z.object({ on: ScheduleDay, wish: ScheduledWish })
export type NewSchedule = z.infer<typeof NewSchedule>

/** Waiting for its day; for somebody who may retire to confirm it; not done, with the reason; done; or taken back. */
const ScheduleState = z.enum(['waiting', 'unconfirmed', 'failed', 'done', 'withdrawn'])
export type ScheduleState = z.infer<typeof ScheduleState>

export const Schedule = z.object({
  id: z.string(),
  on: z.string(),
  state: ScheduleState,
  /** As many as are retired; of what is held on that day, at most. */
  tonnes: Credits,
  isHeld: z.boolean(),
  beneficiary: KeptLine,
  purpose: KeptLine,
  /** Among how many it is shared; none where it is not. */
  shares: z.int(),
  scheduledBy: z.string(),
  /** Why it was not done. */
  reason: z.nullable(z.string()),
  certificateId: z.nullable(z.string()),
})
export type Schedule = z.infer<typeof Schedule>

const own = { tag: 'Retirement', caller: 'person' } as const
const Id = z.object({ id: z.uuid() })
const Done = z.object({ done: z.literal(true) })
const keyed = ['idempotency_missing', 'idempotency_mismatch', 'idempotency_in_flight'] as const

export const scheduledRetirementsApi = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/api/scheduled-retirements',
    summary: 'What is to be retired on a day to come, and the latest that was',
    effect: 'read',
    answer: z.object({ schedules: z.array(Schedule) }),
    errors: [],
  }),
  schedule: endpoint({
    ...own,
    method: 'POST',
    path: '/api/scheduled-retirements',
    summary: 'Retire on a day to come. It holds no credits until then. Needs an Idempotency-Key header',
    effect: 'change',
    body: NewSchedule,
    answer: Id,
    errors: ['approval_needed', 'insufficient_credits', 'schedule_too_many', ...keyed],
  }),
  move: endpoint({
    ...own,
    method: 'POST',
    path: '/api/scheduled-retirements/:id/move',
    summary: 'Choose another day for what has not been retired yet',
    effect: 'change',
    params: Id,
    body: z.object({ on: ScheduleDay }),
    answer: Done,
    errors: ['not_found', 'schedule_over', 'approval_needed'],
  }),
  withdraw: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/scheduled-retirements/:id',
    summary: 'Take back what is scheduled and has not been retired yet',
    effect: 'change',
    params: Id,
    answer: Done,
    errors: ['not_found', 'schedule_over'],
  }),
  perform: endpoint({
    ...own,
    method: 'POST',
    path: '/api/scheduled-retirements/:id/perform',
    summary: 'Retire now what was due and waits for a confirmation, or could not be done',
    effect: 'change',
    params: Id,
    answer: z.object({ certificateId: z.string() }),
    errors: [
      'not_found',
      'schedule_over',
      'approval_needed',
      'insufficient_credits',
      'credits_disputed',
      'not_backed',
      'not_delivered',
    ],
  }),
} as const
