import type { OrganisationDetails } from '@ledgerleaf/contract/organisations'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { Acting } from './acting.ts'
import { noteEvent } from './note-event.ts'
import { organisations } from './organisations.tables.ts'

/** What an organisation says of itself. */
export const saveDetails = async (
  tx: Tx,
  { personId, organisationId }: Acting,
  details: Partial<OrganisationDetails>,
  now: Date,
): Promise<void> => {
  await tx.update(organisations).set(details).where(eq(organisations.id, organisationId))
  await noteEvent(tx, { organisationId, personId, kind: 'details_changed' }, now)
}

/** What it is called, alone. */
export const nameOrganisation = (tx: Tx, by: Acting, name: string, now: Date): Promise<void> =>
  saveDetails(tx, by, { name }, now)
