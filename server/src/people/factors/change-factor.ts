import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { factorChallenges, factors, recoveryCodes } from './factors.tables.ts'

type Own = { personId: string; id: string }

export const renameFactor = async (tx: Tx, { personId, id }: Own, name: string): Promise<void> => {
  const renamed = await tx
    .update(factors)
    .set({ name })
    .where(and(eq(factors.id, id), eq(factors.userId, personId)))
    .returning({ id: factors.id })
  if (renamed.length === 0) throw new DomainError('not_found')
}

/** With the last one go the recovery codes: they stand in for a factor, and there is none. Answers what it was called. */
export const removeFactor = async (
  tx: Tx,
  { personId, id }: Own,
  { isRequired }: { isRequired: boolean },
): Promise<string> => {
  // All of them, so that of two that are removed at once one knows of the other.
  const held = await tx
    .select({ id: factors.id, name: factors.name })
    .from(factors)
    .where(eq(factors.userId, personId))
    .orderBy(factors.id)
    .for('update')
  const own = held.find((factor) => factor.id === id)
  if (!own) throw new DomainError('not_found')
  if (held.length === 1 && isRequired) throw new DomainError('last_factor')
  await tx.delete(factors).where(eq(factors.id, id))
  await tx.delete(factorChallenges).where(eq(factorChallenges.userId, personId))
  if (held.length === 1) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, personId))
  return own.name
}

/** Every factor of somebody who lost them all. Answers how many there were. */
export const forgetFactors = async (tx: Tx, personId: string): Promise<number> => {
  const gone = await tx.delete(factors).where(eq(factors.userId, personId)).returning({ id: factors.id })
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, personId))
  await tx.delete(factorChallenges).where(eq(factorChallenges.userId, personId))
  return gone.length
}
