import type { OrganisationDetails } from '@ledgerleaf/contract/organisations'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { enqueue } from '../../platform/outbox.ts'
import type { Acting } from './acting.ts'
import { noteEvent } from './note-event.ts'
import { organisationFormerNames, organisations } from './organisations.tables.ts'
import { renamedTask } from './organisations.tasks.ts'

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

type Renaming = { what: 'name' | 'legal name'; left: string; taken: string }

/** What it is called from now on, where that is something else than before. */
const findRenamings = async (
  tx: Tx,
  organisationId: string,
  { name, legalName }: Partial<OrganisationDetails>,
): Promise<Renaming[]> => {
  const [before] = await tx.select().from(organisations).where(eq(organisations.id, organisationId))
  if (!before) return []
  const said = [
    { what: 'name', left: before.name, taken: name ?? before.name },
    { what: 'legal name', left: before.legalName, taken: legalName ?? before.legalName },
  ] as const
  return said.filter(({ left, taken }) => left !== taken)
}

/** Nobody borrows a name unseen: what it was called stays known, with the last day. */
const keepFormerNames = async (tx: Tx, organisationId: string, renamings: Renaming[], now: Date) => {
  for (const { left } of renamings)
    if (left.trim() !== '')
      await tx
        .insert(organisationFormerNames)
        .values({ organisationId, name: left, leftAt: now })
        .onConflictDoUpdate({
          target: [organisationFormerNames.organisationId, organisationFormerNames.name],
          set: { leftAt: now },
        })
}

const tell = ({ what, left, taken }: Renaming): string =>
  left.trim() ? `the ${what} “${taken}” instead of “${left}”` : `the ${what} “${taken}”`

/** What an organisation says of itself. */
export const saveDetails = async (
  tx: Tx,
  { personId, organisationId }: Acting,
  details: Partial<OrganisationDetails>,
  now: Date,
): Promise<void> => {
  await refuseNameless(tx, organisationId, details.name)
  const renamings = await findRenamings(tx, organisationId, details)
  await keepFormerNames(tx, organisationId, renamings, now)
  await tx.update(organisations).set(details).where(eq(organisations.id, organisationId))
  if (renamings.some(({ what, left }) => what === 'name' && left.trim()))
    await enqueue(tx, renamedTask, { organisationId })
  const told = renamings.length > 0 ? { name: renamings.map(tell).join(', ') } : {}
  await noteEvent(tx, { organisationId, personId, kind: 'details_changed', details: told }, now)
}

/** What it is called, alone. */
export const nameOrganisation = (tx: Tx, by: Acting, name: string, now: Date): Promise<void> =>
  saveDetails(tx, by, { name }, now)
