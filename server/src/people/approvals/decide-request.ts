import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { enqueue } from '../../platform/outbox.ts'
import { type Acting, noteEvent } from '../organisations/index.ts'
import { addBefore } from './add-before.ts'
import { findVotes, type RequestRow } from './approval-queries.ts'
import { approvalsNeeded, rightsOf, stillCounts } from './approval-rights.ts'
import { approvalRequests, approvalVotes } from './approvals.tables.ts'
import { mailAskerTask } from './approvals.tasks.ts'
import { type LockedRequest, lockRequest, refuseOver } from './lock-request.ts'
import { tellOutcome } from './tell-request.ts'
import { nameRequest } from './write-request.ts'

type Verdict = { verdict: 'approved' | 'refused'; round: number; comment: string }

/** Does what was asked for, by the verb its own call uses. Answers what it became, or null where it waits for its payment. */
export type Perform = (tx: Tx, request: RequestRow, by: Acting) => Promise<{ actId: string } | null>

type Decided = Pick<RequestRow, 'state' | 'actId'>

/** Whether enough people approved it at this price who still may. Limits that were raised since approve nothing. */
export const isApproved = async (tx: Tx, { request, circle }: LockedRequest): Promise<boolean> => {
  const votes = await findVotes(tx, request)
  const counted = votes.filter(
    (vote) => vote.verdict === 'approved' && stillCounts(circle, request, vote),
  ).length
  const together = await addBefore(tx, circle.rules, request)
  const needed = Math.max(request.needed, approvalsNeeded(circle.rules, together))
  // What was approved meanwhile counts with it: the page says how many are needed now.
  if (needed > request.needed)
    await tx.update(approvalRequests).set({ needed }).where(eq(approvalRequests.id, request.id))
  return counted >= needed
}

/** By whose right the caller decides: one that nobody has used in this round. */
const chooseRight = async (tx: Tx, { request, circle }: LockedRequest, personId: string): Promise<string> => {
  const votes = await findVotes(tx, request)
  const rights = rightsOf(circle, request, personId)
  if (rights.length === 0)
    throw new DomainError('approval_own', {
      ...(personId === request.askedBy ? { message: 'Nobody approves what they asked for themselves.' } : {}),
    })
  const right = rights.find((one) => !votes.some(({ rightOf }) => rightOf === one))
  if (right === undefined || votes.some(({ voterId }) => voterId === personId))
    throw new DomainError('approval_over', {
      message: 'This was approved by you, or in your place, already.',
    })
  return right
}

type End = Pick<RequestRow, 'state'> & Partial<Pick<RequestRow, 'actId' | 'endedAt'>>

export const endRequest = async (
  tx: Tx,
  request: RequestRow,
  end: End,
  by: string | null,
  now: Date,
): Promise<void> => {
  await tx.update(approvalRequests).set(end).where(eq(approvalRequests.id, request.id))
  await enqueue(tx, mailAskerTask, { requestId: request.id })
  await tellOutcome(tx, request, { state: end.state, by }, now)
}

/** One person's word about a request. With the last approval that was needed it happens, in the same transaction. */
export const decideRequest = async (
  tx: Tx,
  by: Acting,
  id: string,
  { verdict, round, comment }: Verdict,
  perform: Perform,
  now: Date,
): Promise<Decided> => {
  const { organisationId, personId } = by
  const locked = await lockRequest(tx, organisationId, id)
  const { request } = locked
  refuseOver(locked, ['waiting'])
  if (verdict === 'approved' && round !== request.round) throw new DomainError('price_changed')
  const rightOf = await chooseRight(tx, locked, personId)
  await tx
    .insert(approvalVotes)
    .values({ requestId: id, round: request.round, voterId: personId, rightOf, verdict, comment, at: now })
  const details = nameRequest(request)
  const about = rightOf === personId ? {} : { aboutId: rightOf }
  if (verdict === 'refused') {
    await noteEvent(tx, { organisationId, personId, kind: 'approval_refused', details, ...about }, now)
    await endRequest(tx, request, { state: 'refused', endedAt: now }, personId, now)
    return { state: 'refused', actId: null }
  }
  const kind = rightOf === personId ? ('approval_given' as const) : ('approval_given_for' as const)
  await noteEvent(tx, { organisationId, personId, kind, details, ...about }, now)
  if (!(await isApproved(tx, locked))) return { state: 'waiting', actId: null }
  const performed = await perform(tx, request, by)
  if (!performed) {
    await endRequest(tx, request, { state: 'approved' }, personId, now)
    return { state: 'approved', actId: null }
  }
  await endRequest(tx, request, { state: 'done', actId: performed.actId, endedAt: now }, personId, now)
  await noteEvent(tx, { organisationId, personId: request.askedBy, kind: 'approval_done', details }, now)
  return { state: 'done', actId: performed.actId }
}
