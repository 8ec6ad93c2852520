import { type Duty, mayDo } from '@ledgerleaf/contract/member-roles'
import { DomainError } from '../platform/domain-error.ts'
import type { Caller } from './route.ts'

/**
 * What a call needs beside what it always does, because of what it is asked to do. Whoever is not signed in acts for nobody but
 * themselves.
 */
export const requireDuty = (caller: Pick<Caller, 'memberRole'> | null, duty: Duty, message: string): void => {
  if (caller && !mayDo(caller.memberRole, duty)) throw new DomainError('not_permitted', { message })
}

/** Retiring is for good, so it is not had by the way of buying. */
export const refuseRetiring = (caller: Pick<Caller, 'memberRole'> | null): void =>
  requireDuty(
    caller,
    'retire',
    'Your role in this organisation buys, but does not retire. Buy without retiring, or ask an owner, an admin or an approver.',
  )
