import { factorsApi } from '@ledgerleaf/contract/factors'
import { type Route, route } from '../../http/route.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { askPasskey, provePasskey } from '../factors/index.ts'
import { arrive } from './admit.ts'
import type { AuthParts } from './create-auth.ts'
import { readHalfCookie, setHalfCookie } from './half-cookie.http.ts'
import { endHalf, findHalf, startHalf } from './half-sign-in.ts'
import { limitCaller } from './limit-caller.ts'
import { visitOf, welcome } from './welcome.http.ts'

/**
 * A passkey alone: the device that holds it has asked for a finger or a PIN, so having and knowing are both shown, and the key
 * itself says whose it is. Nobody learns by this whether an address has an account.
 */
export const passkeyRoutes = (parts: AuthParts): Route[] => {
  const { config, db } = parts
  return [
    route(factorsApi.askPasskeyAlone, async ({ body, request, reply, now }) => {
      await limitCaller(db, 'signIn', { ip: request.ip, holder: 'passkey' }, now)
      const { id, token } = await startHalf(
        db,
        { personId: null, rememberMe: body.rememberMe ?? false, through: null },
        now,
      )
      const question = await askPasskey(db, config, { holder: id, personId: null }, now)
      setHalfCookie(parts, reply, token)
      return question
    }),

    route(factorsApi.signInByPasskey, async ({ body, caller, request, reply, now }) => {
      await limitCaller(db, 'signIn', { ip: request.ip, holder: 'passkey' }, now)
      const half = await findHalf(db, readHalfCookie(parts, request), now)
      if (!half || half.personId !== null) throw new DomainError('sign_in_over')
      const { id: holder, rememberMe } = half
      const personId = await provePasskey(db, config, { holder, personId: null }, body.passkey, now)
      if (!personId) {
        noteSecurity(request.log, 'factor.failed', { ip: request.ip })
        throw new DomainError('wrong_factor', {
          message:
            'This passkey is not known here, or it answered too late. Please sign in with your password.',
        })
      }
      const admitted = await inTransaction(db, async (tx) => {
        if (!(await endHalf(tx, half.id))) throw new DomainError('sign_in_over')
        return arrive(
          tx,
          parts.onArrival,
          visitOf(request, caller, { personId, rememberMe, through: null }),
          now,
        )
      })
      return welcome(parts, { request, reply }, admitted, rememberMe)
    }),
  ]
}
