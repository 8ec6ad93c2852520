import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { withTransactionInHand } from './auth-database.ts'
import type { Auth } from './create-auth.ts'
import { users, verifications } from './identity.tables.ts'

/** A fresh reset token for the account of an address, if it has one. Links sent earlier stop working. */
export const makeResetToken = (tx: Tx, auth: Auth, email: string): Promise<string | null> =>
  withTransactionInHand(tx, async (hand) => {
    // The lock makes two requests at once take turns, so that the second voids the link of the first.
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update')
    if (!user) return null
    await tx.delete(verifications).where(eq(verifications.value, user.id))
    await auth.api.requestPasswordReset({ body: { email } })
    return hand.resetToken ?? null
  })
