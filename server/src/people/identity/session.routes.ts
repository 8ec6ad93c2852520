import { strict as assert } from 'node:assert'
import { identityApi, type Person } from '@ledgerleaf/contract/identity'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { enqueue } from '../../platform/outbox.ts'
import { forgive, limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { Auth, AuthParts } from './create-auth.ts'
import { endSessions } from './end-sessions.ts'
import { personProvedAddressTask } from './identity.tasks.ts'
import { limitCaller } from './limit-caller.ts'
import { findPerson } from './person-queries.ts'
import { clearSessionCookie, describeRequest, setSessionCookie } from './session-cookie.http.ts'
import { findSessions } from './session-queries.ts'
import { signIn } from './sign-in.ts'

const toPerson = ({ personId, sessionId: _, ...person }: Caller): Person => ({ id: personId, ...person })

export const sessionRoutes = (parts: AuthParts & { auth: Auth }): Route[] => {
  const { auth, db } = parts
  return [
    route(identityApi.session, async ({ caller }) => ({ person: caller && toPerson(caller) })),

    route(identityApi.signIn, async ({ body, caller, request, reply, now }) => {
      const { email, password, rememberMe = false } = body
      await limitCaller(db, 'signIn', { ip: request.ip }, now)
      const tries = await limitCaller(db, 'wrongPassword', { ip: request.ip, holder: email }, now)
      const attempt = { email, password, rememberMe }
      const { personId, token } = await signIn(db, auth, attempt, describeRequest(request)).catch((error) => {
        // Which account was tried is told by a key that cannot be read back.
        noteSecurity(request.log, 'sign-in.failed', { account: limitKey('account', email), ip: request.ip })
        throw error
      })
      await forgive(db, tries)
      await inTransaction(db, async (tx) => {
        // The browser has one cookie: the session it held before could never be used or ended again.
        if (caller) await endSessions(tx, caller.personId, { id: caller.sessionId })
        await parts.onArrival?.(tx, personId, request.cookies)
      })
      const person = await findPerson(db, personId)
      assert(person, 'who signed in exists')
      // A provider or a reset may have proved the address since something was bought with it.
      if (person.emailVerified)
        await inTransaction(db, (tx) =>
          enqueue(tx, personProvedAddressTask, { email }, { key: `proved:${personId}` }),
        )
      setSessionCookie(parts, reply, token, rememberMe)
      noteSecurity(request.log, 'sign-in.ok', { personId, ip: request.ip })
      return { person }
    }),

    command(db, identityApi.signOut, async (tx, { caller, reply }) => {
      if (caller) await endSessions(tx, caller.personId, { id: caller.sessionId })
      clearSessionCookie(parts, reply)
      return done
    }),

    route(identityApi.sessions, async ({ caller, now }) => ({
      sessions: await findSessions(db, caller, now),
    })),

    command(db, identityApi.revokeSession, async (tx, { body, caller, reply, request }) => {
      const ended = isId(body.id) ? await endSessions(tx, caller.personId, body) : 0
      if (ended === 0) throw new DomainError('not_found')
      if (body.id === caller.sessionId) clearSessionCookie(parts, reply)
      noteSecurity(request.log, 'session.revoked', { personId: caller.personId, ip: request.ip })
      return done
    }),
  ]
}
