import { identityApi } from '@ledgerleaf/contract/identity'
import { done, type Route, route } from '../../http/route.ts'
import { enqueue } from '../../platform/outbox.ts'
import { isWithinLimit, limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { Auth, AuthParts } from './create-auth.ts'
import { readDevice, rememberDevice } from './device-cookie.http.ts'
import { sendResetLinkTask } from './identity.tasks.ts'
import { identityLimits } from './identity-limits.ts'
import { limitCaller } from './limit-caller.ts'
import { forgiveGuesses } from './limit-guesses.ts'
import { hashPassword } from './password.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { resetPassword } from './reset-password.ts'

export const passwordRoutes = (parts: AuthParts & { auth: Auth }): Route[] => {
  const { auth, config, db } = parts
  return [
    // Whether the address has an account is looked up by the job, after this has been answered.
    route(identityApi.requestPasswordReset, async ({ body: { email }, request: { ip }, now }) => {
      await limitCaller(db, 'askResetFromNetwork', { ip }, now)
      await limitCaller(db, 'askReset', { ip, holder: email }, now)
      // Past a few mails nothing more is sent, and the newest of them keeps working: a stranger who asks again and again
      // must neither fill a mailbox nor void the link its owner has just got.
      const key = limitKey('mailsToOneAddress', email)
      if (await isWithinLimit(db, key, identityLimits.mailsToOneAddress, now))
        await inTransaction(db, (tx) => enqueue(tx, sendResetLinkTask, { email }))
      return done
    }),

    route(identityApi.resetPassword, async ({ body, request, reply, now }) => {
      const { ip, log } = request
      await limitCaller(db, 'useLink', { ip }, now)
      await refuseWeakPassword(body.password)
      const change = { ...body, passwordHash: await hashPassword(body.password) }
      const { personId, email } = await inTransaction(db, async (tx) => {
        const owner = await resetPassword(tx, auth, config, change, now)
        await forgiveGuesses(tx, { email: owner.email, ip, device: readDevice(parts, request, owner.email) })
        return owner
      })
      rememberDevice(parts, request, reply, email)
      noteSecurity(log, 'password.reset', { personId, ip })
      return done
    }),
  ]
}
