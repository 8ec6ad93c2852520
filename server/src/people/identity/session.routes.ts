import { identityApi, type Person } from '@ledgerleaf/contract/identity'
import type { FastifyBaseLogger } from 'fastify'
import { cookieName } from '../../http/cookies.ts'
import { type Caller, command, done, type Route, route } from '../../http/route.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isId } from '../../platform/id.ts'
import { limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { arrive, askFactor } from './admit.ts'
import type { AuthParts } from './create-auth.ts'
import { describeStep } from './describe-step.http.ts'
import { readDevice } from './device-cookie.http.ts'
import { endSessions } from './end-sessions.ts'
import { clearHalfCookie } from './half-cookie.http.ts'
import { limitCaller } from './limit-caller.ts'
import { type Guess, giveGuessBack, limitGuesses } from './limit-guesses.ts'
import { clearSessionCookie } from './session-cookie.http.ts'
import { findSessions } from './session-queries.ts'
import { checkPassword, confirmPassword } from './sign-in.ts'
import { warnOwner } from './warn-owner.ts'
import { halfWelcome, visitOf, welcome } from './welcome.http.ts'

const toPerson = ({
  personId: id,
  email,
  emailVerified,
  name,
  company,
  roles,
  isLimited,
}: Caller): Person => ({
  id,
  email,
  emailVerified,
  name,
  company,
  roles,
  ...(isLimited ? { isLimited } : {}),
})

export const sessionRoutes = (parts: AuthParts): Route[] => {
  const { db } = parts

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
    route(identityApi.session, async ({ caller, request, reply }) => {
      // A page that is told so goes on as a visitor's.
      if (!caller && request.cookies[cookieName(parts.config, 'session')]) clearSessionCookie(parts, reply)
      return { person: caller && toPerson(caller) }
    }),

    route(identityApi.signIn, async ({ body, caller, request, reply, now }) => {
      const { email, password, rememberMe = false } = body
      const device = readDevice(parts, request, email)
      const guess = { email, ip: request.ip, device }
      await limitCaller(db, 'signIn', { ip: request.ip, holder: device ?? '' }, now)
      await hear(guess, request.log, now)
      const known = await checkPassword(db, email, password).catch((error) => {
        noteSecurity(request.log, 'sign-in.failed', tried(guess))
        throw error
      })
      await giveGuessBack(db, guess)
      const { personId } = known
      const visit = visitOf(request, caller, { personId, rememberMe, through: null })
      const { half, admitted } = await inTransaction(db, async (tx) => {
        await confirmPassword(tx, email, known)
        const half = await askFactor(tx, visit, now)
        return { half, admitted: half ? null : await arrive(tx, parts.onArrival, visit, now) }
      })
      if (admitted) return { ...welcome(parts, { request, reply }, admitted, rememberMe), step: null }
      if (half) halfWelcome(parts, { request, reply }, { personId, ...half })
      return { person: null, step: await describeStep(parts, request, personId, now) }
    }),

    command(db, identityApi.signOut, async (tx, { caller, reply }) => {
      if (caller) await endSessions(tx, caller.personId, { id: caller.sessionId })
      clearSessionCookie(parts, reply)
      clearHalfCookie(parts, reply)
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
