import type { Tx } from '../../platform/db.ts'
import { announce } from '../../platform/outbox.ts'
import { organisationSides } from './organisations.tables.ts'

/** Safe to repeat and to race: the side is a row, and its key is the pair. Answers whether it is new. */
export const grantSide = async (
  tx: Tx,
  organisationId: string,
  side: 'buyer' | 'seller',
  now: Date,
): Promise<boolean> => {
  const granted = await tx
    .insert(organisationSides)
    .values({ organisationId, side, grantedAt: now })
    .onConflictDoNothing()
    .returning({ side: organisationSides.side })
  if (granted.length === 0) return false
  await announce(tx, { organisationId }, { type: 'account.changed' })
  return true
}
