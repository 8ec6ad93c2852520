import { strict as assert } from 'node:assert'
import { identityApi, type Person } from '@ledgerleaf/contract/identity'
import type { FastifyBaseLogger } from 'fastify'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { enqueue } from '../../platform/outbox.ts'
import { limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import type { Auth, AuthParts } from './create-auth.ts'
import { readDevice, rememberDevice } from './device-cookie.http.ts'
import { endSessions } from './end-sessions.ts'
import { personProvedAddressTask } from './identity.tasks.ts'
import { limitCaller } from './limit-caller.ts'
import { type Guess, giveGuessBack, limitGuesses } from './limit-guesses.ts'
import { findPerson } from './person-queries.ts'
import { clearSessionCookie, describeRequest, setSessionCookie } from './session-cookie.http.ts'
import { findSessions } from './session-queries.ts'
import { signIn } from './sign-in.ts'
import { warnOwner } from './warn-owner.ts'

const toPerson = ({ personId: id, email, emailVerified, name, company, roles }: Caller): Person => ({
  id,
  email,
  emailVerified,
  name,
  company,
  roles,
})

export const sessionRoutes = (parts: AuthParts & { auth: Auth }): Route[] => {
  const { auth, db } = parts

  // Which account was tried is told by a key that cannot be read back.
  const tried = ({ email, ip }: Guess) => ({ account: limitKey('account', email), ip })

  const hear = async (guess: Guess, log: FastifyBaseLogger, now: Date): Promise<void> => {
    try {
      await limitGuesses(db, guess, now)
    } catch (error) {
      if (error instanceof DomainError && error.code === 'sign_in_paused') {
        noteSecurity(log, 'sign-in.paused', tried(guess))
        await inTransaction(db, (tx) => warnOwner(tx, guess.email, 'guesses', now))
      }
      throw error
    }
  }

  return [
    route(identityApi.session, async ({ caller }) => ({ person: caller && toPerson(caller) })),

    route(identityApi.signIn, async ({ body, caller, request, reply, now }) => {
      const { email, password, rememberMe = false } = body
      const device = readDevice(parts, request, email)
      const guess = { email, ip: request.ip, device }
      await limitCaller(db, 'signIn', { ip: request.ip, holder: device ?? '' }, now)
      await hear(guess, request.log, now)
      const attempt = { email, password, rememberMe }
      const { personId, token } = await signIn(db, auth, attempt, describeRequest(request)).catch((error) => {
        noteSecurity(request.log, 'sign-in.failed', tried(guess))
        throw error
      })
      await giveGuessBack(db, guess)
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
      rememberDevice(parts, request, reply, email)
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
