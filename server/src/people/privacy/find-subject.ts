import type { Reader, Tx } from '../../platform/db.ts'
import type { Somebody, Subject } from '../../platform/personal-data.ts'
import { lockPerson } from '../identity/index.ts'
import { findMemberships, findOwnAlone, lockOrganisation } from '../organisations/index.ts'

/** Somebody, with what goes with them. */
export const findSubject = async (db: Reader, somebody: Somebody): Promise<Subject> => ({
  ...somebody,
  organisationIds: somebody.id === null ? [] : await findOwnAlone(db, somebody.id),
})

/**
 * The same for good: whoever would change this account or its organisations, give them an order, a listing or a
 * subscription, or join them, waits until they are gone. All organisations they belong to, in the order of their numbers and
 * before the account, as whoever changes their members locks them: of two owners who go at once one is the last.
 */
export const lockSubject = async (tx: Tx, somebody: Somebody): Promise<Subject> => {
  const { id } = somebody
  if (id === null) return findSubject(tx, somebody)
  const locked = await findMemberships(tx, id)
  for (const organisationId of locked) await lockOrganisation(tx, organisationId)
  await lockPerson(tx, id)
  // They may have joined another until the account was locked.
  for (const organisationId of await findMemberships(tx, id))
    if (!locked.includes(organisationId)) await lockOrganisation(tx, organisationId)
  return findSubject(tx, somebody)
}
