import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { memberChangedTask } from '../organisations/index.ts'
import { findCircle } from './approval-queries.ts'
import { mayStillAsk } from './approval-rights.ts'
import { approvalRequests } from './approvals.tables.ts'
import { lapseRequestTask, mailAskerTask, mailDecidersTask, sweepRequestsTask } from './approvals.tasks.ts'
import { lapseRequest } from './end-requests.ts'
import { mailAsker, mailDecider } from './mail-request.ts'

const sweptMax = 500
const isOpen = inArray(approvalRequests.state, ['waiting', 'approved'])

export const approvalTasks = ({ db, publicUrl }: { db: Db; publicUrl: string }): TaskHandler[] => {
  const lapse = (organisationId: string, id: string, now: Date) =>
    inTransaction(db, (tx) => lapseRequest(tx, organisationId, id, now))
  /** Of what is open, ends what is over and what was asked for by somebody who may no longer ask. */
  const sweep = async (now: Date, which?: SQL) => {
    const open = await db
      .select({
        id: approvalRequests.id,
        organisationId: approvalRequests.organisationId,
        kind: approvalRequests.kind,
        askedBy: approvalRequests.askedBy,
        isOver: sql<boolean>`${approvalRequests.expiresAt} <= now()`,
      })
      .from(approvalRequests)
      .where(and(isOpen, which))
      .orderBy(asc(approvalRequests.expiresAt))
      .limit(sweptMax)
    for (const request of open) {
      const isLeft = !mayStillAsk(await findCircle(db, request.organisationId), request)
      if (request.isOver || isLeft) await lapse(request.organisationId, request.id, now)
    }
  }
  return [
    does(mailDecidersTask, (told) => inTransaction(db, (tx) => mailDecider(tx, publicUrl, told))),
    does(mailAskerTask, ({ requestId }) => inTransaction(db, (tx) => mailAsker(tx, publicUrl, requestId))),
    does(lapseRequestTask, async ({ requestId }, now) => {
      const [request] = await db.select().from(approvalRequests).where(eq(approvalRequests.id, requestId))
      if (request) await lapse(request.organisationId, requestId, now)
    }),
    does(memberChangedTask, ({ organisationId }, now) =>
      sweep(now, eq(approvalRequests.organisationId, organisationId)),
    ),
    // Each lapses by a job of its own; this finds what such a job should ever have missed.
    does(sweepRequestsTask, (_, now) => sweep(now)),
  ]
}
