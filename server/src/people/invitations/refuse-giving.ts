import { type MemberRole, mayDo } from '@ledgerleaf/contract/member-roles'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { findLimitOf } from '../approvals/index.ts'

type Gift = { organisationId: string; giver: MemberRole; role: MemberRole }

/**
 * Whether somebody may give a role. Where limits are set, whoever they bind gives none that acts or approves: a second account
 * of their own would lift the limit. The organisation is locked by then.
 */
export const mayGive = async (tx: Tx, { organisationId, giver, role }: Gift): Promise<boolean> => {
  if (giver === 'owner') return true
  const limit = await findLimitOf(tx, organisationId, role)
  if (!limit) return true
  const acts = limit.buyCents !== 0 || limit.retireTonnes !== 0
  return !acts && !mayDo(role, 'buy') && !mayDo(role, 'retire')
}

export const refuseGiving = async (tx: Tx, gift: Gift): Promise<void> => {
  if (!(await mayGive(tx, gift)))
    throw new DomainError('not_permitted', {
      field: 'role',
      message:
        'Your organisation has set limits, so an owner gives the roles that buy, retire or approve. Ask an owner to do this.',
    })
}
