import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { NewShares } from '../retirement-shares.ts'
import { RetireWords } from '../retirements.ts'
import { SerialRun } from './holdings.ts'
import { keyed, livemode, named, Page, pageQuery, SentTonnes, Tonnes, Waiting } from './shapes.ts'

/** Credits of one batch, retired for good. Its id is also that of its certificate. */
export const Retirement = z.object({
  object: z.literal('retirement'),
  id: z.string(),
  livemode,
  /** The act it was part of, where several batches were retired together. */
  together: z.nullable(z.string()),
  project: z.object({ id: z.string(), name: z.string() }),
  batch: z.string(),
  registry: z.string(),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
  quantity: Tonnes,
  serials: z.array(SerialRun),
  beneficiary: z.string(),
  onBehalfOf: z.nullable(z.string()),
  reason: z.string(),
  purpose: z.string(),
  periodStartsOn: z.nullable(z.string()),
  periodEndsOn: z.nullable(z.string()),
  message: z.nullable(z.string()),
  retiredAt: z.string(),
  /** How far the same credits are retired at their registry; null where they are of none. */
  atRegistry: z.nullable(z.object({ state: z.string(), since: z.string() })),
})
named.add(Retirement, { id: 'Retirement' })
export type V1Retirement = z.infer<typeof Retirement>

/** What one act retired. */
export const RetiredTogether = z.object({
  object: z.literal('retirement_act'),
  /** Of the certificate over all of it. */
  id: z.string(),
  livemode,
  quantity: Tonnes,
  retirements: z.array(Retirement),
})
named.add(RetiredTogether, { id: 'RetirementAct' })
export type RetiredTogether = z.infer<typeof RetiredTogether>

const tag = 'Retirements'

const wanted = z.object({
  lines: z
    .array(z.object({ batch: z.uuid().check(z.toLowerCase()), quantity: SentTonnes }))
    .check(z.minLength(1, 'Choose at least one batch'), z.maxLength(100, 'At most 100 batches at once')),
  shares: z.optional(NewShares),
  ...RetireWords.shape,
})

const refusals = [
  'approval_nobody',
  'insufficient_credits',
  'credits_disputed',
  'not_delivered',
  'not_found',
  'invalid_input',
  ...keyed,
] as const

export const retirementsApi = {
  make: endpoint({
    method: 'POST',
    path: '/v1/retirements',
    summary: 'Retire held credits, for good and in public. Needs an Idempotency-Key header',
    description:
      'All lines are one act, in the same words. More than the key or its member may do alone waits for a person, answered with 202, and nothing is retired.',
    tag,
    effect: 'change',
    caller: 'key',
    scope: 'retire',
    statuses: [201, 202],
    body: wanted,
    answer: z.union([RetiredTogether, Waiting]),
    errors: refusals,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/v1/retirements/propose',
    summary: 'Ask a person to retire held credits. Needs an Idempotency-Key header',
    description:
      'Whatever the key may do alone, this does nothing but ask: a person approves it in the browser, and then it is retired for good.',
    tag,
    effect: 'change',
    caller: 'key',
    scope: 'retire',
    statuses: [202],
    body: wanted,
    answer: Waiting,
    errors: refusals,
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/retirements',
    summary: 'What the organisation has retired, the newest first',
    tag,
    effect: 'read',
    caller: 'key',
    scope: 'read',
    query: z.object(pageQuery),
    answer: Page(Retirement),
    errors: ['invalid_input'],
  }),
  find: endpoint({
    method: 'GET',
    path: '/v1/retirements/:id',
    summary: 'One retirement of the organisation',
    tag,
    effect: 'read',
    caller: 'key',
    scope: 'read',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    answer: Retirement,
    errors: ['not_found'],
  }),
}
