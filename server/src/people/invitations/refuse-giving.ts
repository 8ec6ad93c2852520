import { type MemberRole, mayDo } from '@ledgerleaf/contract/member-roles'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { hasLimits } from '../approvals/index.ts'

type Gift = { organisationId: string; giver: MemberRole; role: MemberRole }

/**
 * Whether somebody may give a role. Where limits are set, only owners give one that does more than look: with a second account
 * of their own, one whom the limits bind would ask with the one and approve with the other. The organisation is locked by then.
 */
export const mayGive = async (tx: Tx, { organisationId, giver, role }: Gift): Promise<boolean> =>
  giver === 'owner' || !mayDo(role, 'ask') || !(await hasLimits(tx, organisationId))

export const refuseGiving = async (tx: Tx, gift: Gift): Promise<void> => {
  if (!(await mayGive(tx, gift)))
    throw new DomainError('not_permitted', {
      field: 'role',
      message:
        'Your organisation has set limits, so an owner gives the roles that do more than look. Ask an owner to do this.',
    })
}
