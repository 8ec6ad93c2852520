import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { type Acting, noteEvent } from '../organisations/index.ts'
import { approvalsNeeded } from './approval-rights.ts'
import { approvalRequests } from './approvals.tables.ts'
import { makeLinks, type Wanted } from './ask-approval.ts'
import { lockRequest } from './lock-request.ts'
import { nameRequest } from './write-request.ts'

/**
 * The price has risen since it was asked for, or what is in the basket is another: it is to be approved as it is now, and what
 * was approved before counts no more.
 */
export const repriceRequest = async (
  tx: Tx,
  { organisationId, personId }: Acting,
  id: string,
  wanted: Wanted,
  now: Date,
): Promise<void> => {
  const { request, circle } = await lockRequest(tx, organisationId, id)
  if (request.state !== 'waiting' && request.state !== 'approved') return
  if (request.amountCents === wanted.amountCents && request.title === wanted.title) {
    const isSame = JSON.stringify(request.lines) === JSON.stringify(wanted.lines)
    if (isSame) return
  }
  const needed = Math.max(request.needed, approvalsNeeded(circle.rules, wanted))
  await tx
    .update(approvalRequests)
    .set({ ...wanted, needed, round: request.round + 1, state: 'waiting' })
    .where(eq(approvalRequests.id, id))
  const details = nameRequest({ ...request, ...wanted })
  await noteEvent(tx, { organisationId, personId, kind: 'approval_repriced', details }, now)
  await makeLinks(tx, { ...request, ...wanted, round: request.round + 1 }, now)
}
