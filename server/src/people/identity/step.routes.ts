import { strict as assert } from 'node:assert'
import { factorsApi } from '@ledgerleaf/contract/factors'
import type { Person } from '@ledgerleaf/contract/identity'
import type { FastifyRequest } from 'fastify'
import { type Route, route } from '../../http/route.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { askPasskey, isRecoveryCode, provePasskey, proveTotp } from '../factors/index.ts'
import { arrive } from './admit.ts'
import type { AuthParts } from './create-auth.ts'
import { describeStep } from './describe-step.http.ts'
import { readDevice } from './device-cookie.http.ts'
import { countTry, endHalf } from './half-sign-in.ts'
import { giveFactorGuessBack, limitFactorGuesses } from './limit-factor-guesses.ts'
import { findOwnHalf, type OwnHalf, requireOwnHalf } from './own-half.http.ts'
import { findPerson } from './person-queries.ts'
import { recoverByCode } from './recover-by-code.ts'
import { warnOwner } from './warn-owner.ts'
import { visitOf, welcome } from './welcome.http.ts'

/** The second half of signing in. Until it is done there is no session, and no other call knows who is there. */
export const stepRoutes = (parts: AuthParts): Route[] => {
  const { config, db, secret } = parts

  const knownOf = async ({ personId }: OwnHalf): Promise<Person> => {
    const person = await findPerson(db, personId)
    assert(person, 'who is half signed in exists')
    return person
  }

  /** Counts one try, and refuses the sign-in after a few and the account after many. */
  const hear = async (half: OwnHalf, request: FastifyRequest, now: Date) => {
    const person = await knownOf(half)
    const guess = { personId: person.id, device: readDevice(parts, request, person.email) }
    try {
      await limitFactorGuesses(db, guess, now)
    } catch (error) {
      if (error instanceof DomainError) {
        noteSecurity(request.log, 'sign-in.paused', { personId: person.id, ip: request.ip })
        await inTransaction(db, (tx) => warnOwner(tx, person.email, 'codes', now))
      }
      throw error
    }
    if (!(await countTry(db, half.id))) throw new DomainError('sign_in_over')
    return {
      person,
      refuse: () => {
        noteSecurity(request.log, 'factor.failed', { personId: person.id, ip: request.ip })
        return new DomainError('wrong_factor', { field: 'code' })
      },
      believe: () => giveFactorGuessBack(db, guess),
    }
  }

  return [
    route(factorsApi.step, async ({ request, now }) => {
      const half = await findOwnHalf(parts, request, now)
      return { step: half && (await describeStep(parts, request, half.personId, now)) }
    }),

    route(factorsApi.answerStep, async ({ body, caller, request, reply, now }) => {
      const half = await requireOwnHalf(parts, request, now)
      const { person, refuse, believe } = await hear(half, request, now)
      const { personId, rememberMe, through } = half
      const code = body.code.replace(/\s/g, '')
      const admitted = await inTransaction(db, async (tx) => {
        // Gone where it was finished by another answer, or a factor was removed in the meantime.
        if (!(await endHalf(tx, half.id))) throw new DomainError('sign_in_over')
        const isRight = isRecoveryCode(code)
          ? await recoverByCode(tx, parts, { person, code }, now)
          : await proveTotp(tx, secret, { personId, code }, now)
        if (!isRight) throw refuse()
        return arrive(tx, parts.onArrival, visitOf(request, caller, { personId, rememberMe, through }), now)
      })
      await believe()
      if (isRecoveryCode(code)) noteSecurity(request.log, 'factor.recovered', { personId, ip: request.ip })
      return welcome(parts, { request, reply }, admitted, rememberMe)
    }),

    route(factorsApi.askPasskeyOfStep, async ({ request, now }) => {
      const { id: holder, personId } = await requireOwnHalf(parts, request, now)
      return askPasskey(db, config, { holder, personId }, now)
    }),

    route(factorsApi.answerStepByPasskey, async ({ body, caller, request, reply, now }) => {
      const half = await requireOwnHalf(parts, request, now)
      const { refuse, believe } = await hear(half, request, now)
      const { id: holder, personId, rememberMe, through } = half
      if ((await provePasskey(db, config, { holder, personId }, body.passkey, now)) !== personId)
        throw refuse()
      const admitted = await inTransaction(db, async (tx) => {
        if (!(await endHalf(tx, half.id))) throw new DomainError('sign_in_over')
        return arrive(tx, parts.onArrival, visitOf(request, caller, { personId, rememberMe, through }), now)
      })
      await believe()
      return welcome(parts, { request, reply }, admitted, rememberMe)
    }),
  ]
}
