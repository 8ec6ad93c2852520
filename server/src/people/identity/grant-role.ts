import type { Role } from '@ledgerleaf/contract/identity'
import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { grantSide } from '../organisations/index.ts'
import { roles } from './identity.tables.ts'

/** Being an operator is a person's, buying and selling an organisation's. Safe to repeat and to race. Answers whether it is new. */
export const grantRole = async (tx: Tx, holderId: string, role: Role, now: Date): Promise<boolean> => {
  if (role !== 'operator') return grantSide(tx, holderId, role, now)
  const granted = await tx
    .insert(roles)
    .values({ userId: holderId, role, grantedAt: now })
    .onConflictDoNothing()
    .returning({ role: roles.role })
  if (granted.length === 0) return false
  await announce(tx, { personId: holderId }, { type: 'account.changed' })
  return true
}
