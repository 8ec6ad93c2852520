import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type Acting, noteEvent } from '../organisations/index.ts'
import type { RequestRow } from './approval-queries.ts'
import { approvalRequests } from './approvals.tables.ts'
import { isApproved } from './decide-request.ts'
import { lockRequest, refuseOver } from './lock-request.ts'
import { nameRequest } from './write-request.ts'

type Spending = {
  /** Whether what it became before ended without having been paid, so that it may be tried again. */
  hasEnded: (tx: Tx, actId: string) => Promise<boolean>
  place: (tx: Tx, request: RequestRow) => Promise<string>
}

/** Places what was approved, once: its order is noted in the same transaction, and only one that ended unpaid makes way for another. */
export const spendApproval = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  id: string,
  { hasEnded, place }: Spending,
  now: Date,
): Promise<string> => {
  const locked = await lockRequest(tx, organisationId, id)
  const { request } = locked
  refuseOver(locked, ['approved', 'done'])
  if (request.kind !== 'purchase' || (request.actId !== null && !(await hasEnded(tx, request.actId))))
    throw new DomainError('approval_over', { message: 'This was done already.' })
  if (!(await isApproved(tx, locked)))
    throw new DomainError('approval_over', {
      message: 'Somebody who approved this may no longer approve. It has to be asked for again.',
    })
  const actId = await place(tx, request)
  await tx
    .update(approvalRequests)
    .set({ state: 'done', actId, endedAt: now })
    .where(eq(approvalRequests.id, id))
  const details = nameRequest(request)
  await noteEvent(tx, { organisationId, personId, kind: 'approval_done', details }, now)
  return actId
}
