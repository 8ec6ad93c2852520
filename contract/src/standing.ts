import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Reason } from './reason.ts'

/**
 * How something stands. Late: somebody should look, and people are served meanwhile. Stopping: people cannot do what they
 * came for. Unknown: it could not be read, because something else stands in the way. Unset: nobody asked for it.
 */
export const CheckState = z.enum(['good', 'late', 'stopping', 'unknown', 'unset'])
export type CheckState = z.infer<typeof CheckState>

export const CheckUnit = z.enum(['seconds', 'milliseconds', 'bytes', 'entries'])
export type CheckUnit = z.infer<typeof CheckUnit>

export const StandingCheck = z.object({
  name: z.string(),
  title: z.string(),
  state: CheckState,
  says: z.string(),
  /** What to do about it; null when there is nothing to do. */
  advice: z.nullable(z.string()),
  /** What the machine said, for whoever looks into it. */
  cause: z.nullable(z.string()),
  since: z.string(),
  figure: z.nullable(z.number()),
  limit: z.nullable(z.number()),
  unit: CheckUnit,
  /** Well as far as is known: what could show otherwise was never looked at yet. */
  isUntried: z.boolean(),
  /** Whether this is why `/readyz` refuses. */
  endsReadiness: z.boolean(),
  silence: z.nullable(z.object({ id: z.string(), until: z.string(), reason: z.string() })),
})
export type StandingCheck = z.infer<typeof StandingCheck>

/** Statements that took long at the server that answers, since it started. */
export const SlowStatements = z.object({
  /** From how many milliseconds on one is slow. */
  fromMs: z.int(),
  /** The slowest first. */
  statements: z.array(z.object({ name: z.string(), count: z.int(), slowestMs: z.int(), lastAt: z.string() })),
})
export type SlowStatements = z.infer<typeof SlowStatements>

export const silenceHours = [1, 4, 8, 24, 72, 168] as const

const operator = { tag: 'Operator', caller: 'person' } as const

export const standingApi = {
  checks: endpoint({
    ...operator,
    method: 'GET',
    path: '/api/operator/checks',
    summary: 'How everything this server depends on stands, in words, as this server sees it',
    effect: 'read',
    answer: z.object({
      /** Which of several servers answers. */
      server: z.string(),
      isReady: z.boolean(),
      readAt: z.string(),
      checks: z.array(StandingCheck),
      slow: SlowStatements,
      /** Where alerts go. */
      alerts: z.object({ mail: z.array(z.string()), webhook: z.nullable(z.string()) }),
    }),
    errors: ['forbidden'],
  }),
  silence: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/silences',
    summary: 'Send no alerts about one check for some hours; the reason goes into the trail',
    effect: 'change',
    body: z.object({
      check: z.string().check(z.maxLength(100)),
      hours: z.int().check(z.minimum(1), z.maximum(168)),
      reason: Reason(500),
    }),
    answer: z.object({ done: z.literal(true) }),
    errors: ['forbidden', 'not_found'],
  }),
  endSilence: endpoint({
    ...operator,
    method: 'POST',
    path: '/api/operator/silences/:id/end',
    summary: 'Send alerts about the check again',
    effect: 'change',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    answer: z.object({ done: z.literal(true) }),
    errors: ['forbidden', 'not_found'],
  }),
} as const
