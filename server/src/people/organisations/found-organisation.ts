import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { noteEvent } from './note-event.ts'
import { memberships, organisationSides, organisations } from './organisations.tables.ts'

/** A new organisation, whose owner founded it. It buys; whether it sells is asked for later. */
export const foundOrganisation = async (
  tx: Tx,
  personId: string,
  name: string,
  now: Date,
): Promise<string> => {
  const id = newId(now.getTime())
  await tx.insert(organisations).values({ id, name, contactId: personId, createdAt: now })
  await tx.insert(memberships).values({ organisationId: id, personId, role: 'owner', joinedAt: now })
  await tx.insert(organisationSides).values({ organisationId: id, side: 'buyer', grantedAt: now })
  await noteEvent(tx, { organisationId: id, personId, kind: 'founded', details: { name } }, now)
  return id
}

/** Nobody is without an organisation: whoever left the last one begins anew with one of their own. */
export const ensureBelonging = async (tx: Tx, personId: string, now: Date): Promise<void> => {
  const [own] = await tx
    .select({ id: memberships.organisationId })
    .from(memberships)
    .where(eq(memberships.personId, personId))
    .limit(1)
  if (!own) await foundOrganisation(tx, personId, '', now)
}
