import { strict as assert } from 'node:assert'
import { isAPIError } from 'better-auth/api'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { withTransactionInHand } from './auth-database.ts'
import type { Auth } from './create-auth.ts'
import { findPersonByEmail } from './person-queries.ts'

export type NewAccount = {
  email: string
  password: string
  /** Made before the transaction began. */
  passwordHash: string
  /** Empty where nobody has said it. */
  name?: string | undefined
}
type StartedSession = { personId: string; token: string }

const taken = () => new DomainError('email_taken', { field: 'email' })

/**
 * An account with a password, and its first session, in the caller's transaction. Of two sign-ups racing for one
 * address the unique index lets one through; the other learns it here.
 */
export const createAccount = (
  tx: Tx,
  auth: Auth,
  { email, password, passwordHash, name = '' }: NewAccount,
  headers: Headers = new Headers(),
): Promise<StartedSession> =>
  withTransactionInHand(
    tx,
    async () => {
      if (await findPersonByEmail(tx, email)) throw taken()
      try {
        const { token, user } = await auth.api.signUpEmail({
          body: { email, password, name, rememberMe: false },
          headers,
        })
        assert(token, 'a sign-up starts a session')
        return { personId: user.id, token }
      } catch (error) {
        if (isAPIError(error) && (await findPersonByEmail(tx, email))) throw taken()
        throw error
      }
    },
    { passwordHash },
  )
