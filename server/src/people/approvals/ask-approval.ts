import { randomBytes } from 'node:crypto'
import { type ApprovalAct, expiryDays } from '@ledgerleaf/contract/approvals'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { hashToken } from '../../platform/hash-token.ts'
import { newId } from '../../platform/id.ts'
import { enqueue } from '../../platform/outbox.ts'
import { type Acting, lockOrganisation, noteEvent } from '../organisations/index.ts'
import { addBefore } from './add-before.ts'
import { findCircle, type RequestRow } from './approval-queries.ts'
import { approvalsNeeded, findDeciders, mayStillAsk } from './approval-rights.ts'
import { approvalLinks, approvalRequests } from './approvals.tables.ts'
import { lapseRequestTask, mailDecidersTask } from './approvals.tasks.ts'
import { tellDeciders } from './tell-request.ts'
import { nameRequest } from './write-request.ts'

/** What is asked for, with what it comes to and the words it is shown in. */
export type Wanted = {
  act: ApprovalAct
  title: string
  lines: string[]
  amountCents: number | null
  /** What it retires; of a subscription, each time. */
  tonnes: number | null
}

/** A link for each who may decide; the mails that carry them leave after commit. */
export const makeLinks = async (tx: Tx, request: RequestRow, now: Date): Promise<void> => {
  const deciders = findDeciders(await findCircle(tx, request.organisationId), request)
  for (const personId of deciders) {
    const token = randomBytes(32).toString('base64url')
    await tx.insert(approvalLinks).values({ tokenHash: hashToken(token), requestId: request.id, personId })
    await enqueue(tx, mailDecidersTask, { requestId: request.id, personId, token })
  }
  await tellDeciders(tx, request, deciders, now)
}

/** Asks colleagues for what is more than somebody may do alone. Nothing is held, charged or retired by it. */
export const askApproval = async (
  tx: Tx,
  { organisationId, personId, keyId = null }: Acting,
  { act, comment, ...wanted }: Wanted & { comment: string },
  now: Date,
): Promise<{ id: string }> => {
  await lockOrganisation(tx, organisationId)
  const asked = { kind: act.kind, askedBy: personId, keyId, tonnes: wanted.tonnes }
  const circle = await findCircle(tx, organisationId)
  if (!mayStillAsk(circle, asked)) throw new DomainError('not_permitted')
  const { rules } = circle
  const needed = approvalsNeeded(
    rules,
    await addBefore(tx, rules, { ...wanted, organisationId, askedBy: personId }),
  )
  if (findDeciders(circle, asked).length < needed) throw new DomainError('approval_nobody')
  const id = newId(now.getTime())
  const days = rules?.expiryDays ?? expiryDays.usual
  const [request] = await tx
    .insert(approvalRequests)
    .values({
      ...wanted,
      ...asked,
      id,
      organisationId,
      act,
      comment,
      askedCents: wanted.amountCents,
      needed,
      askedAt: now,
      expiresAt: sql`now() + make_interval(days => ${days})`,
    })
    .returning()
  if (!request) throw new Error('a request was not written')
  await makeLinks(tx, request, now)
  await enqueue(tx, lapseRequestTask, { requestId: id }, { runAt: request.expiresAt })
  const details = nameRequest(request)
  await noteEvent(tx, { organisationId, personId, keyId, kind: 'approval_asked', details }, now)
  return { id }
}
