import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { isOddName } from '../organisations/index.ts'
import { forgetUnproven } from './forget-unproven.ts'
import { accounts, users, verifications } from './identity.tables.ts'

/**
 * The account of an address that its domain's own provider vouches for; a new one without a password where there is none. One
 * that nobody had confirmed may be a stranger's: it loses every way in that it had, the password too.
 */
export const openProvidedAccount = async (
  tx: Tx,
  { email, name }: { email: string; name: string },
  now: Date,
): Promise<string> => {
  const [known] = await tx
    .select({ id: users.id, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.email, email))
    .for('update')
  if (!known) {
    const id = newId(now.getTime())
    await tx.insert(users).values({
      id,
      email,
      name: isOddName(name) ? '' : name,
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
    })
    return id
  }
  if (known.emailVerified) return known.id
  await tx.delete(accounts).where(eq(accounts.userId, known.id))
  await tx.delete(verifications).where(eq(verifications.value, known.id))
  await forgetUnproven(tx, known.id, 'all')
  await tx.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, known.id))
  return known.id
}
