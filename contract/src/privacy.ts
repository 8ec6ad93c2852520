import * as z from 'zod/mini'
import { endpoint, FileAnswer } from './endpoint.ts'
import { Proof } from './proof.ts'

export const CloseAccount = z.extend(Proof, {
  /** That the person knows what they leave behind, where they were told of something. */
  isLeaving: z.optional(z.boolean()),
})
export type CloseAccount = z.infer<typeof CloseAccount>

const tag = 'Identity'

export const privacyApi = {
  data: endpoint({
    method: 'GET',
    path: '/api/account/data.json',
    summary: 'Everything that is kept about the caller, by table, as a file',
    tag,
    effect: 'read',
    caller: 'person',
    answer: FileAnswer,
    errors: ['rate_limited'],
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/account/close',
    summary:
      'Erase the caller: who they are and what they told us. Refused while something of theirs is under way',
    tag,
    effect: 'change',
    caller: 'person',
    body: CloseAccount,
    answer: z.object({ done: z.literal(true) }),
    errors: ['wrong_credentials', 'wrong_factor', 'account_entangled', 'account_leaves', 'rate_limited'],
  }),
} as const
