import { type NewSubsidiary, subsidiariesMax } from '@ledgerleaf/contract/organisations'
import { and, count, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import type { Acting } from './acting.ts'
import { lockOrganisation } from './hold-organisations.ts'
import { noteEvent } from './note-event.ts'
import { subsidiaries } from './organisations.tables.ts'

export const addSubsidiary = async (
  tx: Tx,
  { personId, organisationId }: Acting,
  subsidiary: NewSubsidiary,
  now: Date,
): Promise<string> => {
  await lockOrganisation(tx, organisationId)
  const [{ known } = { known: 0 }] = await tx
    .select({ known: count() })
    .from(subsidiaries)
    .where(eq(subsidiaries.organisationId, organisationId))
  if (known >= subsidiariesMax) throw new DomainError('too_many_members')
  const id = newId(now.getTime())
  await tx.insert(subsidiaries).values({ id, organisationId, createdAt: now, ...subsidiary })
  const details = { name: subsidiary.name }
  await noteEvent(tx, { organisationId, personId, kind: 'subsidiary_added', details }, now)
  return id
}

export const removeSubsidiary = async (
  tx: Tx,
  { personId, organisationId }: Acting,
  id: string,
  now: Date,
): Promise<void> => {
  const [gone] = await tx
    .delete(subsidiaries)
    .where(and(eq(subsidiaries.id, id), eq(subsidiaries.organisationId, organisationId)))
    .returning({ name: subsidiaries.name })
  if (!gone) throw new DomainError('not_found')
  await noteEvent(tx, { organisationId, personId, kind: 'subsidiary_removed', details: gone }, now)
}
