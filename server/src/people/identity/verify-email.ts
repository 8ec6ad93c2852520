import { isAPIError } from 'better-auth/api'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { withTransactionInHand } from './auth-database.ts'
import type { Auth } from './create-auth.ts'
import { personProvedAddressTask } from './identity.tasks.ts'
import { findPerson } from './person-queries.ts'

/** A link that is followed twice confirms once; it signs nobody in. */
export const verifyEmail = (tx: Tx, auth: Auth, token: string): Promise<void> =>
  withTransactionInHand(tx, async (hand) => {
    try {
      await auth.api.verifyEmail({ query: { token } })
    } catch (error) {
      if (isAPIError(error) && error.statusCode < 500) throw new DomainError('link_expired')
      throw error
    }
    if (!hand.verifiedUserId) return
    await announce(tx, { personId: hand.verifiedUserId }, { type: 'account.changed' })
    const person = await findPerson(tx, hand.verifiedUserId)
    // What was bought with this address before it had an account is theirs now.
    if (person) await enqueue(tx, personProvedAddressTask, { email: person.email })
  })
