import type { KeyCaller } from '../http/route.ts'
import { keepTestPerson } from '../people/identity/index.ts'
import { keepTestMember } from '../people/organisations/index.ts'
import type { Db } from '../platform/db.ts'
import { inTransaction } from '../platform/transaction.ts'

/**
 * Whom a test key acts for, as the test market knows them: the same numbers, the organisation's name, and the role and the
 * sides they have today. The person is only a number there, without a name and with an address that leads nowhere.
 */
export const keepCounterparts = (db: Db) => {
  const known = new Map<string, string>()
  return async (caller: KeyCaller, now: Date): Promise<KeyCaller> => {
    const { organisationId, personId, memberRole, company, roles } = caller
    const email = `${personId}@test.invalid`
    const sides = roles.filter((role) => role !== 'operator')
    const is = JSON.stringify([memberRole, company, sides])
    const name = `${organisationId} ${personId}`
    if (known.get(name) !== is) {
      await inTransaction(db, async (tx) => {
        await keepTestPerson(tx, { id: personId, email }, now)
        const member = { organisationId, personId, name: company ?? '', role: memberRole, sides }
        await keepTestMember(tx, member, now)
      })
      known.set(name, is)
    }
    return { ...caller, roles: sides, email, emailVerified: true, name: '' }
  }
}
