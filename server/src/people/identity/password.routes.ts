import { identityApi } from '@ledgerleaf/contract/identity'
import { done, type Route, route } from '../../http/route.ts'
import { enqueue } from '../../platform/outbox.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { Auth, AuthParts } from './create-auth.ts'
import { sendResetLinkTask } from './identity.tasks.ts'
import { limitCaller } from './limit-caller.ts'
import { hashPassword } from './password.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { resetPassword } from './reset-password.ts'

export const passwordRoutes = ({ auth, config, db }: AuthParts & { auth: Auth }): Route[] => [
  // Whether the address has an account is looked up by the job, after this has been answered.
  route(identityApi.requestPasswordReset, async ({ body: { email }, request: { ip }, now }) => {
    await limitCaller(db, 'askResetFromNetwork', { ip }, now)
    await limitCaller(db, 'askReset', { ip, holder: email }, now)
    await limitCaller(db, 'mailsToOneAddress', { holder: email }, now)
    await inTransaction(db, (tx) => enqueue(tx, sendResetLinkTask, { email }))
    return done
  }),

  route(identityApi.resetPassword, async ({ body, request: { ip, log }, now }) => {
    await limitCaller(db, 'useLink', { ip }, now)
    await refuseWeakPassword(body.password)
    const change = { ...body, passwordHash: await hashPassword(body.password) }
    const personId = await inTransaction(db, (tx) => resetPassword(tx, auth, config, change, now))
    noteSecurity(log, 'password.reset', { personId, ip })
    return done
  }),
]
