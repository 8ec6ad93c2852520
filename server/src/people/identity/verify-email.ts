import { isAPIError } from 'better-auth/api'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { withTransactionInHand } from './auth-database.ts'
import type { Auth } from './create-auth.ts'
import { personProvedAddressTask } from './identity.tasks.ts'
import { findPerson } from './person-queries.ts'

/** The address a link is about. Ask it only of a token whose signature was found good. */
const addressIn = (token: string): string => {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return z.object({ email: z.string() }).parse(JSON.parse(payload)).email
}

/** A link that is followed twice confirms once; it signs nobody in. Answers whose address it confirmed. */
export const verifyEmail = (tx: Tx, auth: Auth, token: string): Promise<string> =>
  withTransactionInHand(tx, async (hand) => {
    try {
      await auth.api.verifyEmail({ query: { token } })
    } catch (error) {
      if (isAPIError(error) && error.statusCode < 500) throw new DomainError('link_expired')
      throw error
    }
    const email = addressIn(token)
    if (!hand.verifiedUserId) return email
    await announce(tx, { personId: hand.verifiedUserId }, { type: 'account.changed' })
    const person = await findPerson(tx, hand.verifiedUserId)
    // What was bought with this address before it had an account is theirs now.
    if (person) await enqueue(tx, personProvedAddressTask, { email: person.email })
    return email
  })
