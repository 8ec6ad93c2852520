import { identityApi } from '@ledgerleaf/contract/identity'
import { done, type Route, route } from '../../http/route.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { Auth, AuthParts } from './create-auth.ts'
import { limitCaller } from './limit-caller.ts'
import { sendVerificationLink } from './send-verification-link.ts'
import { verifyEmail } from './verify-email.ts'

export const emailRoutes = (parts: AuthParts & { auth: Auth }): Route[] => {
  const { auth, db } = parts
  return [
    route(identityApi.resendVerification, async ({ caller, now }) => {
      if (caller.emailVerified) return done
      await limitCaller(db, 'resendVerification', { holder: caller.personId }, now)
      await inTransaction(db, (tx) => sendVerificationLink(tx, parts, caller.email))
      return done
    }),
    route(identityApi.verifyEmail, async ({ body, caller, request: { ip }, now }) => {
      await limitCaller(db, 'useLink', { ip }, now)
      const email = await inTransaction(db, (tx) => verifyEmail(tx, auth, body.token, caller))
      return { ...done, email }
    }),
  ]
}
