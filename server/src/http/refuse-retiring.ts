import { mayDo } from '@ledgerleaf/contract/member-roles'
import { DomainError } from '../platform/domain-error.ts'
import type { Caller } from './route.ts'

/**
 * Retiring is for good, so it is not had by the way of buying: a call that also retires needs that duty too. Whoever is not
 * signed in acts for nobody but themselves.
 */
export const refuseRetiring = (caller: Pick<Caller, 'memberRole'> | null): void => {
  if (caller && !mayDo(caller.memberRole, 'retire'))
    throw new DomainError('not_permitted', {
      message:
        'Your role in this organisation buys, but does not retire. Buy without retiring, or ask an owner, an admin or an approver.',
    })
}
