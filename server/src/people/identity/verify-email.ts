import { isAPIError } from 'better-auth/api'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { withTransactionInHand } from './auth-database.ts'
import type { Auth } from './create-auth.ts'
import { followProof } from './prove-address.ts'

type Confirming = { personId: string; sessionId: string }

/** The address a link is about. Ask it only of a token whose signature was found good. */
const addressIn = (token: string): string => {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return z.object({ email: z.string() }).parse(JSON.parse(payload)).email
}

/**
 * A link that is followed twice confirms once; it signs nobody in. Whoever reads the mailbox need not be who opened the account
 * and knows its password: so an address is confirmed only by somebody who is signed in to that account as well, and what is open
 * elsewhere ends. The owner of an address with which somebody else signed up takes the account by a new password. Answers whose
 * address it confirmed.
 */
export const verifyEmail = (tx: Tx, auth: Auth, token: string, caller: Confirming | null): Promise<string> =>
  withTransactionInHand(tx, async (hand) => {
    try {
      await auth.api.verifyEmail({ query: { token } })
    } catch (error) {
      if (isAPIError(error) && error.statusCode < 500) throw new DomainError('link_expired')
      throw error
    }
    const email = addressIn(token)
    const personId = hand.verifiedUserId
    if (!personId) return email
    if (caller?.personId !== personId) throw new DomainError('confirm_signed_in')
    await followProof(tx, { personId, sessionId: caller.sessionId, email })
    return email
  })
