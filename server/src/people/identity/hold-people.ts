import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { erasedEmail } from '../../platform/personal-data.ts'
import { users } from './identity.tables.ts'

/** Keeps an account from being erased, or changed for good, until the transaction ends. An erased one lets nobody in. */
export const holdPerson = async (tx: Tx, id: string): Promise<void> => {
  const [person] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, id))
    .for('key share')
  if (person?.email === erasedEmail(id)) throw new DomainError('not_signed_in')
}

/** For whoever erases an account, or changes what it signs in by: others who would change it wait until that is done. */
export const lockPerson = async (tx: Tx, id: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update')
}
