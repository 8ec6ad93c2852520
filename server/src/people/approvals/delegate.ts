import type { NewDelegation } from '@ledgerleaf/contract/approvals'
import { and, eq, isNull } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { type Acting, findRoles, lockOrganisation, noteEvent } from '../organisations/index.ts'
import { takesPart } from './approval-rights.ts'
import { approvalDelegations } from './approvals.tables.ts'

/** Names a colleague who may approve in one's place; the right stays one's own, and counts once. */
export const delegate = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  { toId, startsOn, endsOn }: z.infer<typeof NewDelegation>,
  now: Date,
): Promise<{ id: string }> => {
  await lockOrganisation(tx, organisationId)
  if (toId === personId)
    throw new DomainError('invalid_input', { field: 'toId', message: 'Choose somebody else.' })
  const members = await findRoles(tx, organisationId)
  if (!members.has(toId)) throw new DomainError('not_found', { field: 'toId' })
  if (!takesPart({ members }, toId))
    throw new DomainError('invalid_input', {
      field: 'toId',
      message: 'Their role only looks. Choose somebody who buys, retires or prepares.',
    })
  if (endsOn < now.toISOString().slice(0, 10))
    throw new DomainError('invalid_input', { field: 'endsOn', message: 'This day is over.' })
  const id = newId(now.getTime())
  await tx
    .insert(approvalDelegations)
    .values({ id, organisationId, fromId: personId, toId, startsOn, endsOn })
  const details = { startsOn, endsOn }
  await noteEvent(tx, { organisationId, personId, kind: 'delegated', aboutId: toId, details }, now)
  return { id }
}

export const endDelegation = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  id: string,
  now: Date,
): Promise<void> => {
  await lockOrganisation(tx, organisationId)
  const [ended] = await tx
    .update(approvalDelegations)
    .set({ endedAt: now })
    .where(
      and(
        eq(approvalDelegations.id, id),
        eq(approvalDelegations.organisationId, organisationId),
        eq(approvalDelegations.fromId, personId),
        isNull(approvalDelegations.endedAt),
      ),
    )
    .returning()
  if (!ended) throw new DomainError('not_found')
  await noteEvent(tx, { organisationId, personId, kind: 'delegation_ended', aboutId: ended.toId }, now)
}
