import type { OrganisationDetails } from '@ledgerleaf/contract/organisations'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Acting } from './acting.ts'
import { noteEvent } from './note-event.ts'
import { organisationFormerNames, organisations } from './organisations.tables.ts'

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

/** What was retired under the name of before stays its own. */
const keepFormerNames = async (
  tx: Tx,
  organisationId: string,
  { name, legalName }: Partial<OrganisationDetails>,
  now: Date,
): Promise<void> => {
  const [before] = await tx.select().from(organisations).where(eq(organisations.id, organisationId))
  const left = [
    ...(name !== undefined && before && before.name !== name ? [before.name] : []),
    ...(legalName !== undefined && before && before.legalName !== legalName ? [before.legalName] : []),
  ].filter((one) => one.trim() !== '')
  for (const one of left)
    await tx
      .insert(organisationFormerNames)
      .values({ organisationId, name: one, leftAt: now })
      .onConflictDoNothing()
}

/** What an organisation says of itself. */
export const saveDetails = async (
  tx: Tx,
  { personId, organisationId }: Acting,
  details: Partial<OrganisationDetails>,
  now: Date,
): Promise<void> => {
  await refuseNameless(tx, organisationId, details.name)
  await keepFormerNames(tx, organisationId, details, now)
  await tx.update(organisations).set(details).where(eq(organisations.id, organisationId))
  await noteEvent(tx, { organisationId, personId, kind: 'details_changed' }, now)
}

/** What it is called, alone. */
export const nameOrganisation = (tx: Tx, by: Acting, name: string, now: Date): Promise<void> =>
  saveDetails(tx, by, { name }, now)
