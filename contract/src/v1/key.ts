import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { KeyScope } from '../key-scopes.ts'
import { MemberRole } from '../member-roles.ts'
import { livemode, Money, named, Tonnes } from './shapes.ts'

const Limit = <Amount extends z.ZodMiniType>(amount: Amount) =>
  z.object({
    /** Null where nothing limits it. */
    limit: z.nullable(amount),
    left: z.nullable(amount),
  })

/** Who a program is: the first call of any. */
export const OwnKey = z.object({
  object: z.literal('key'),
  id: z.string(),
  livemode,
  name: z.string(),
  mode: z.enum(['live', 'test']),
  scopes: z.array(KeyScope),
  organisation: z.object({ id: z.string(), name: z.nullable(z.string()) }),
  /** The role of the member who answers for it, which it acts by. */
  role: MemberRole,
  /** What it does alone, and what of that is left. What is more waits for a person. */
  trade: Limit(Money),
  retire: Limit(Tonnes),
})
named.add(OwnKey, { id: 'Key' })

export const ownKeyApi = {
  find: endpoint({
    method: 'GET',
    path: '/v1/key',
    summary: 'The key itself: what it is for, for whom it acts and what it may still do alone',
    tag: 'Key',
    effect: 'read',
    caller: 'key',
    scope: 'read',
    answer: OwnKey,
    errors: [],
  }),
}
