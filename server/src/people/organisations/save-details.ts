import type { OrganisationDetails } from '@ledgerleaf/contract/organisations'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Acting } from './acting.ts'
import { noteEvent } from './note-event.ts'
import { organisations } from './organisations.tables.ts'

/** Mails, quotes and a climate page go out under a name: one that was given is changed, and not taken away. */
const refuseNameless = async (tx: Tx, organisationId: string, name: string | undefined): Promise<void> => {
  if (name === undefined || name.trim()) return
  const [before] = await tx
    .select({ name: organisations.name })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .for('update')
  if (before?.name.trim())
    throw new DomainError('organisation_unnamed', {
      field: 'name',
      message: 'An organisation that has a name keeps one. Give it another, or leave it as it is.',
    })
}

/** What an organisation says of itself. */
export const saveDetails = async (
  tx: Tx,
  { personId, organisationId }: Acting,
  details: Partial<OrganisationDetails>,
  now: Date,
): Promise<void> => {
  await refuseNameless(tx, organisationId, details.name)
  await tx.update(organisations).set(details).where(eq(organisations.id, organisationId))
  await noteEvent(tx, { organisationId, personId, kind: 'details_changed' }, now)
}

/** What it is called, alone. */
export const nameOrganisation = (tx: Tx, by: Acting, name: string, now: Date): Promise<void> =>
  saveDetails(tx, by, { name }, now)
