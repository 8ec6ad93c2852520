import { strict as assert } from 'node:assert'
import { identityApi } from '@ledgerleaf/contract/identity'
import { command, type Route, route } from '../../http/route.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { refuseOddNames } from '../organisations/index.ts'
import type { Auth, AuthParts } from './create-auth.ts'
import { grantRole } from './grant-role.ts'
import { issueIdToken, readIdToken } from './id-token.ts'
import { openSellerAccount, sellerNames } from './open-seller-account.ts'
import { findPerson } from './person-queries.ts'
import { saveProfile } from './save-profile.ts'

export const personRoutes = ({ auth, config, db }: AuthParts & { auth: Auth }): Route[] => [
  command(db, identityApi.openSellerAccount, async (tx, { body, caller, now }) => {
    refuseOddNames(sellerNames(body))
    await openSellerAccount(tx, caller.organisationId, body, now)
    const person = await findPerson(tx, caller.personId, caller.organisationId)
    assert(person, 'the caller exists')
    return { person }
  }),

  command(db, identityApi.saveProfile, async (tx, { body, caller, now }) => {
    await saveProfile(tx, caller.personId, body, now)
    const person = await findPerson(tx, caller.personId, caller.organisationId)
    assert(person, 'the caller exists')
    return { person }
  }),

  route(identityApi.idToken, async ({ caller: { personId, ...caller }, now }) => ({
    token: await issueIdToken(auth, { id: personId, ...caller }, now),
  })),

  route(identityApi.registerBuyer, async ({ request, now }) => {
    const personId = await readIdToken(auth, config.publicUrl, request.headers.authorization, now)
    return inTransaction(db, async (tx) => {
      const bearer = await findPerson(tx, personId)
      if (!bearer) throw new DomainError('invalid_token')
      await grantRole(tx, bearer.organisationId, 'buyer', now)
      const person = await findPerson(tx, personId)
      assert(person, 'the bearer exists')
      return { person }
    })
  }),
]
