import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { lockOrganisation } from '../organisations/index.ts'
import { findCircle, type RequestRow } from './approval-queries.ts'
import { type Circle, mayStillAsk } from './approval-rights.ts'
import { approvalRequests } from './approvals.tables.ts'

export type LockedRequest = { request: RequestRow; circle: Circle; isOver: boolean }

/**
 * A request, and who may decide about it, until the transaction ends. Whoever changes the members waits at the same row, so
 * somebody who is removed at this moment was so before or after.
 */
export const lockRequest = async (tx: Tx, organisationId: string, id: string): Promise<LockedRequest> => {
  await lockOrganisation(tx, organisationId)
  const [found] = await tx
    .select({ request: approvalRequests, isOver: sql<boolean>`${approvalRequests.expiresAt} <= now()` })
    .from(approvalRequests)
    .where(and(eq(approvalRequests.id, id), eq(approvalRequests.organisationId, organisationId)))
    .for('update')
  if (!found) throw new DomainError('not_found')
  return { ...found, circle: await findCircle(tx, organisationId) }
}

/** Refuses whatever would go on with a request that is over, or whose asker may no longer ask. */
export const refuseOver = (
  { request, circle, isOver }: LockedRequest,
  open: readonly RequestRow['state'][],
): void => {
  if (!open.includes(request.state)) throw new DomainError('approval_over')
  if (isOver || !mayStillAsk(circle, request))
    throw new DomainError('approval_over', {
      message: isOver
        ? 'The time of this request is over. Ask again.'
        : 'Whoever asked for this may no longer ask. Nothing was done.',
    })
}
