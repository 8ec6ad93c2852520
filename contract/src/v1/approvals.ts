import * as z from 'zod/mini'
import { ActKind, ApprovalState } from '../approvals.ts'
import { endpoint } from '../endpoint.ts'
import { Money, named, Tonnes } from './shapes.ts'

/** What became of something that waited for a person. */
export const Approval = z.object({
  object: z.literal('approval'),
  id: z.string(),
  kind: ActKind,
  /** A purchase that is `approved` is paid by a person, in the browser, and `done` then. */
  status: ApprovalState,
  title: z.string(),
  /** What it comes to; null for what costs nothing. */
  amount: z.nullable(Money),
  /** What it retires; null where it retires nothing. */
  retires: z.nullable(Tonnes),
  askedAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** What it became, once it is done. */
  result: z.nullable(
    z.object({ object: z.enum(['order', 'quote', 'retirement', 'subscription']), id: z.string() }),
  ),
  url: z.string(),
})
named.add(Approval, { id: 'Approval' })
export type Approval = z.infer<typeof Approval>

export const approvalsApi = {
  find: endpoint({
    method: 'GET',
    path: '/v1/approvals/:id',
    summary: 'What became of something that was more than the key does alone',
    tag: 'Approvals',
    effect: 'read',
    caller: 'key',
    scope: 'read',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    answer: Approval,
    errors: ['not_found'],
  }),
}
