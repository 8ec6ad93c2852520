import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { memberships, organisations } from './organisations.tables.ts'

/** An organisation that is there since an earlier day than its record, with whoever founded it: as those of the demo are. */
export const dateFounding = async (tx: Tx, organisationId: string, since: Date): Promise<void> => {
  await tx.update(organisations).set({ createdAt: since }).where(eq(organisations.id, organisationId))
  await tx.update(memberships).set({ joinedAt: since }).where(eq(memberships.organisationId, organisationId))
}
