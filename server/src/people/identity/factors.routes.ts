import { strict as assert } from 'node:assert'
import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import { factorsApi } from '@ledgerleaf/contract/factors'
import type { Person } from '@ledgerleaf/contract/identity'
import type { Proof } from '@ledgerleaf/contract/proof'
import { type Call, type Caller, command, done, type Route, route } from '../../http/route.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { announce, enqueue } from '../../platform/outbox.ts'
import { consume, forgive } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import {
  type Adder,
  addPasskey,
  askPasskey,
  checkPasskey,
  confirmTotp,
  countRecoveryCodes,
  factorAddedMail,
  factorRemovedMail,
  findFactors,
  hasFactor,
  isRecoveryCode,
  makeRecoveryCodes,
  recoveryMadeMail,
  relyingParty,
  removeFactor,
  renameFactor,
  startPasskey,
  startTotp,
} from '../factors/index.ts'
import { arrive } from './admit.ts'
import type { AuthParts } from './create-auth.ts'
import { endSessions } from './end-sessions.ts'
import { endHalf, endHalves } from './half-sign-in.ts'
import { lockPerson } from './hold-people.ts'
import { type OwnHalf, requireOwnHalf } from './own-half.http.ts'
import { findPerson } from './person-queries.ts'
import { recordOwnAct } from './record-own-act.ts'
import { recoverByCode } from './recover-by-code.ts'
import { requirePassword } from './require-password.ts'
import { requireProof, triesKey, wrongProofs } from './require-proof.ts'
import { secondFactorRequired } from './second-factor-required.ts'
import { visitOf, welcome } from './welcome.http.ts'

type Visiting = Pick<Call<Endpoint>, 'caller' | 'request' | 'reply' | 'now'>
/** Who adds a factor: somebody signed in, or somebody whom the lack of one keeps at the door. */
type Adding = Adder & { half: OwnHalf | null }

const personOf = ({ personId, sessionId: _, ...person }: Caller): Person => ({ id: personId, ...person })

export const factorRoutes = (parts: AuthParts): Route[] => {
  const { config, db, secret } = parts

  /** The proof any other call asks for; and here, where factors are put right, a recovery code is one too. */
  const prove = async (caller: Caller, proof: Proof, now: Date): Promise<void> => {
    const { code = '' } = proof
    if (proof.passkey || !isRecoveryCode(code)) return requireProof(parts, caller, proof, now)
    await consume(db, triesKey(caller.personId), wrongProofs, now)
    const person = personOf(caller)
    if (!(await inTransaction(db, (tx) => recoverByCode(tx, parts, { person, code }, now))))
      throw new DomainError('wrong_factor', { field: 'code' })
    await forgive(db, triesKey(caller.personId))
  }

  // Before an address is confirmed the account may be a stranger's, who would keep a way in when its owner comes.
  const whoAdds = async ({ caller, request, now }: Omit<Visiting, 'reply'>): Promise<Adding> => {
    if (caller && !caller.emailVerified) throw new DomainError('email_unconfirmed')
    if (caller)
      return { holder: caller.sessionId, personId: caller.personId, email: caller.email, half: null }
    const half = await requireOwnHalf(parts, request, now)
    // Whoever runs an organisation's provider must not add what opens a member's account everywhere.
    if (half.through)
      throw new DomainError('session_limited', {
        message:
          'A second factor is asked for, and you have none yet. Sign in with your own password once and set it up; without a password, choose one by “Forgot password”.',
      })
    // Whoever has one already shows it first: a password alone must not add another.
    if (await hasFactor(db, half.personId)) throw new DomainError('not_signed_in')
    const person = await findPerson(db, half.personId)
    assert(person, 'who is half signed in exists')
    if (!person.emailVerified)
      throw new DomainError('email_unconfirmed', {
        message:
          'Your e-mail address is not confirmed yet. Choose a new password by “Forgot password”: that confirms it.',
      })
    return { holder: half.id, personId: person.id, email: person.email, half }
  }

  /** Adds it, and lets in whom the lack of it kept at the door. With the first come the recovery codes. */
  const add = async (
    { half, personId, email }: Adding,
    { caller, request, reply, now }: Visiting,
    name: string,
    write: (tx: Tx) => Promise<void>,
  ) => {
    const { admitted, person, recoveryCodes } = await inTransaction(db, async (tx) => {
      await lockPerson(tx, personId)
      const isFirst = !(await hasFactor(tx, personId))
      if (half && !(isFirst && (await endHalf(tx, half.id)))) throw new DomainError('sign_in_over')
      await write(tx)
      const person = await findPerson(tx, personId)
      assert(person, 'who adds a factor exists')
      const recoveryCodes = isFirst ? await makeRecoveryCodes(tx, secret, personId, now) : null
      await enqueue(tx, sendMailTask, factorAddedMail(config.publicUrl, email, name))
      await recordOwnAct(tx, person, { act: 'add_factor', reason: name }, now)
      await announce(tx, { personId }, { type: 'account.changed' })
      const visit = half && visitOf(request, caller, { personId, rememberMe: half.rememberMe, through: null })
      return { person, recoveryCodes, admitted: visit && (await arrive(tx, parts.onArrival, visit, now)) }
    })
    noteSecurity(request.log, 'factor.added', { personId, ip: request.ip })
    if (half && admitted) welcome(parts, { request, reply }, admitted, half.rememberMe)
    return { person, recoveryCodes }
  }

  return [
    route(factorsApi.list, async ({ caller }) => ({
      factors: await findFactors(db, caller.personId),
      recoveryCodesLeft: await countRecoveryCodes(db, caller.personId),
      isRequired: await secondFactorRequired(db, personOf(caller)),
      canHavePasskeys: relyingParty(config) !== null,
    })),

    route(factorsApi.askPasskey, ({ caller: { sessionId, personId }, now }) =>
      askPasskey(db, config, { holder: sessionId, personId }, now),
    ),

    route(factorsApi.startTotp, async ({ body, ...visiting }) => {
      const adding = await whoAdds(visiting)
      if (visiting.caller) await prove(visiting.caller, body, visiting.now)
      return startTotp(db, secret, adding, visiting.now)
    }),
    route(factorsApi.confirmTotp, async ({ body, ...visiting }) => {
      const adding = await whoAdds(visiting)
      return add(adding, visiting, body.name, (tx) => confirmTotp(tx, secret, adding, body, visiting.now))
    }),

    route(factorsApi.startPasskey, async ({ body, ...visiting }) => {
      const adding = await whoAdds(visiting)
      if (visiting.caller) await prove(visiting.caller, body, visiting.now)
      return startPasskey(db, config, adding, visiting.now)
    }),
    route(factorsApi.confirmPasskey, async ({ body: { name, passkey }, ...visiting }) => {
      const adding = await whoAdds(visiting)
      const key = await checkPasskey(db, config, adding, passkey, visiting.now)
      return add(adding, visiting, name, (tx) => addPasskey(tx, adding, { name, key }, visiting.now))
    }),

    command(db, factorsApi.rename, async (tx, { body, params, caller: { personId } }) => {
      await renameFactor(tx, { personId, id: params.id }, body.name)
      await announce(tx, { personId }, { type: 'account.changed' })
      return done
    }),

    route(factorsApi.remove, async ({ body, params, caller, request, now }) => {
      await prove(caller, body, now)
      const { personId, sessionId, email } = caller
      await inTransaction(db, async (tx) => {
        await lockPerson(tx, personId)
        const person = personOf(caller)
        const isRequired = await secondFactorRequired(tx, person)
        const name = await removeFactor(tx, { personId, id: params.id }, { isRequired })
        await endHalves(tx, personId)
        await endSessions(tx, personId, { allBut: sessionId })
        await enqueue(tx, sendMailTask, factorRemovedMail(config.publicUrl, email, name))
        await recordOwnAct(tx, person, { act: 'remove_factor', reason: name }, now)
        await announce(tx, { personId }, { type: 'account.changed' })
      })
      noteSecurity(request.log, 'factor.removed', { personId, ip: request.ip })
      return done
    }),

    route(factorsApi.makeRecoveryCodes, async ({ body, caller, now }) => {
      const { personId, email } = caller
      if (!(await hasFactor(db, personId))) throw new DomainError('not_found')
      await requirePassword(db, personId, body.password ?? '', now)
      await prove(caller, body, now)
      const recoveryCodes = await inTransaction(db, async (tx) => {
        await lockPerson(tx, personId)
        if (!(await hasFactor(tx, personId))) throw new DomainError('not_found')
        const codes = await makeRecoveryCodes(tx, secret, personId, now)
        await enqueue(tx, sendMailTask, recoveryMadeMail(config.publicUrl, email))
        await recordOwnAct(tx, personOf(caller), { act: 'make_recovery_codes', reason: 'Ten new ones' }, now)
        await announce(tx, { personId }, { type: 'account.changed' })
        return codes
      })
      return { recoveryCodes }
    }),
  ]
}
