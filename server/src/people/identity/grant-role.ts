import type { Role } from '@ledgerleaf/contract/identity'
import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { roles } from './identity.tables.ts'

/** Safe to repeat and to race: the role is a row, and its key is the pair. Answers whether it is new. */
export const grantRole = async (tx: Tx, personId: string, role: Role, now: Date): Promise<boolean> => {
  const granted = await tx
    .insert(roles)
    .values({ userId: personId, role, grantedAt: now })
    .onConflictDoNothing()
    .returning({ role: roles.role })
  if (granted.length === 0) return false
  await announce(tx, { personId }, { type: 'account.changed' })
  return true
}
