import { strict as assert } from 'node:assert'
import type { Endpoint } from '@ledgerleaf/contract/endpoint'
import { identityApi, type Person } from '@ledgerleaf/contract/identity'
import { type Call, type Route, route } from '../../http/route.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { giveBack, limitKey } from '../../platform/rate-limit.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { refuseOddNames } from '../organisations/index.ts'
import { createAccount, type NewAccount } from './create-account.ts'
import type { Auth, AuthParts } from './create-auth.ts'
import { rememberDevice } from './device-cookie.http.ts'
import { endSessions } from './end-sessions.ts'
import { limitCaller } from './limit-caller.ts'
import { openSellerAccount, sellerNames } from './open-seller-account.ts'
import { hashPassword } from './password.ts'
import { findPerson } from './person-queries.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import { reserveTelling } from './reserve-telling.ts'
import { sendVerificationLink } from './send-verification-link.ts'
import { describeRequest, setSessionCookie } from './session-cookie.http.ts'
import { warnOwner } from './warn-owner.ts'

type Visit = Pick<Call<Endpoint>, 'caller' | 'request' | 'now'>

export const signUpRoutes = (parts: AuthParts & { auth: Auth }): Route[] => {
  const { auth, db } = parts

  /**
   * Account, role and confirmation mail are one commit: there is no half account to repair. The browser has one cookie,
   * so the session it held before ends.
   */
  const openAccount = async (
    account: Omit<NewAccount, 'passwordHash'>,
    { caller, request }: Visit,
    furnish: (tx: Tx, personId: string) => Promise<void>,
  ): Promise<{ person: Person; token: string }> => {
    const passwordHash = await hashPassword(account.password)
    const opened = await inTransaction(db, async (tx) => {
      const hashed = { ...account, passwordHash }
      const { personId, token } = await createAccount(tx, auth, hashed, describeRequest(request))
      await furnish(tx, personId)
      await sendVerificationLink(tx, parts, account.email)
      if (caller) await endSessions(tx, caller.personId, { id: caller.sessionId })
      await parts.onArrival?.(tx, personId, request.cookies)
      const person = await findPerson(tx, personId)
      assert(person, 'a person exists once created')
      return { person, token }
    })
    noteSecurity(request.log, 'sign-up.ok', { personId: opened.person.id, ip: request.ip })
    return opened
  }

  /** Whose address it is learns of a sign-up that met their account; who tried it learns so only so often. */
  const openUntaken: typeof openAccount = async (account, visit, furnish) => {
    const { request, now } = visit
    const telling = await reserveTelling(db, request.ip, now)
    try {
      const opened = await openAccount(account, visit, furnish)
      await giveBack(db, telling)
      return opened
    } catch (error) {
      if (error instanceof DomainError && error.code === 'email_taken') {
        const tried = { account: limitKey('account', account.email), ip: request.ip }
        noteSecurity(request.log, 'sign-up.taken', tried)
        await inTransaction(db, (tx) => warnOwner(tx, account.email, 'signUp', now))
      } else await giveBack(db, telling)
      throw error
    }
  }

  return [
    route(identityApi.signUp, async ({ body, caller, request, reply, now }) => {
      await limitCaller(db, 'signUp', { ip: request.ip }, now)
      await refuseWeakPassword(body.password, body.email)
      refuseOddNames({ name: body.name })
      const { person, token } = await openUntaken(body, { caller, request, now }, async () => {})
      setSessionCookie(parts, reply, token, false)
      rememberDevice(parts, request, reply, person.email)
      return { person }
    }),
    route(identityApi.signUpSeller, async ({ body, caller, request, reply, now }) => {
      await limitCaller(db, 'signUp', { ip: request.ip }, now)
      await refuseWeakPassword(body.password, body.email)
      refuseOddNames(sellerNames(body))
      const account = { ...body, name: `${body.firstName} ${body.lastName}` }
      const { person, token } = await openUntaken(account, { caller, request, now }, (tx, personId) =>
        openSellerAccount(tx, personId, body, now),
      )
      setSessionCookie(parts, reply, token, false)
      rememberDevice(parts, request, reply, person.email)
      return { person }
    }),
  ]
}
