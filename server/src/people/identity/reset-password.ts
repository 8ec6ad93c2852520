import { strict as assert } from 'node:assert'
import { isAPIError } from 'better-auth/api'
import { and, eq, ne } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { withTransactionInHand } from './auth-database.ts'
import type { Auth } from './create-auth.ts'
import { endSessions } from './end-sessions.ts'
import { forgetUnproven } from './forget-unproven.ts'
import { endHalves } from './half-sign-in.ts'
import { accounts, users, verifications } from './identity.tables.ts'
import { passwordChangedMail } from './identity-mails.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'

/** Whether nobody has proved the address yet. The account is locked by then. */
const isUnproven = async (tx: Tx, personId: string): Promise<boolean> => {
  const [user] = await tx
    .select({ emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, personId))
    .for('update')
  return user?.emailVerified === false
}

/** Neither a provider that does not check addresses nor a second factor of a stranger stays a way in. */
const forgetUnprovenWays = async (tx: Tx, personId: string): Promise<void> => {
  await tx.delete(accounts).where(and(eq(accounts.userId, personId), ne(accounts.providerId, 'credential')))
  await forgetUnproven(tx, personId, 'all')
}

/**
 * Uses up a reset link. Every session ends and every other link is void; a refused password throws, which rolls
 * the transaction back and leaves the link usable for a better one. Answers whose link it was.
 */
export const resetPassword = (
  tx: Tx,
  auth: Auth,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { token, password, passwordHash }: { token: string; password: string; passwordHash: string },
  now: Date,
): Promise<{ personId: string; email: string }> => {
  const useLink = async (hand: { resetUserId?: string }) => {
    try {
      await auth.api.resetPassword({ body: { token, newPassword: password } })
    } catch (error) {
      if (isAPIError(error) && error.statusCode < 500) throw new DomainError('link_expired')
      throw error
    }
    assert(hand.resetUserId, 'a used link names its account')
    const personId = hand.resetUserId
    if (await isUnproven(tx, personId)) await forgetUnprovenWays(tx, personId)
    // Whoever followed the link reads that mailbox: the address is theirs.
    const [user] = await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now })
      .where(eq(users.id, personId))
      .returning({ email: users.email })
    assert(user, 'a used link belongs to an account')
    await refuseWeakPassword(password, user.email)
    await tx.delete(verifications).where(eq(verifications.value, personId))
    await endSessions(tx, personId, 'all')
    await endHalves(tx, personId)
    await enqueue(tx, sendMailTask, passwordChangedMail(publicUrl, user.email))
    return { personId, email: user.email }
  }
  return withTransactionInHand(tx, useLink, { passwordHash })
}
