import type { Reader, Tx } from '../../platform/db.ts'
import type { Somebody, Subject } from '../../platform/personal-data.ts'
import { lockPerson } from '../identity/index.ts'
import { findOwnAlone, lockOrganisation } from '../organisations/index.ts'

/** Somebody, with what goes with them. */
export const findSubject = async (db: Reader, somebody: Somebody): Promise<Subject> => ({
  ...somebody,
  organisationIds: somebody.id === null ? [] : await findOwnAlone(db, somebody.id),
})

/**
 * The same for good: whoever would change this account or its organisations, give them an order, a listing or a
 * subscription, or join them, waits until they are gone.
 */
export const lockSubject = async (tx: Tx, somebody: Somebody): Promise<Subject> => {
  if (somebody.id !== null) await lockPerson(tx, somebody.id)
  const { organisationIds } = await findSubject(tx, somebody)
  for (const id of organisationIds) await lockOrganisation(tx, id)
  // Somebody may have joined one of them until it was locked.
  return findSubject(tx, somebody)
}
