import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { lockOrganisation } from '../organisations/index.ts'
import { organisationKeys } from './keys.tables.ts'

/** A key of the organisation until the transaction ends: what is done to one is done one after the other. */
export const lockKey = async (tx: Tx, organisationId: string, id: string) => {
  await lockOrganisation(tx, organisationId)
  const [found] = await tx
    .select()
    .from(organisationKeys)
    .where(and(eq(organisationKeys.id, id), eq(organisationKeys.organisationId, organisationId)))
    .for('update')
  if (!found) throw new DomainError('not_found')
  return found
}
