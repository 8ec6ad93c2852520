import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { type MailMessage, sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { findPerson, findPersonNames } from '../identity/index.ts'
import { findPartyNames } from '../organisations/index.ts'
import {
  approvalAskedMail,
  approvalGivenMail,
  approvalLapsedMail,
  approvalRefusedMail,
} from './approval-mails.ts'
import { findVotes, type RequestRow } from './approval-queries.ts'
import { approvalRequests } from './approvals.tables.ts'

const findRequest = async (tx: Tx, id: string): Promise<RequestRow | null> => {
  const [found] = await tx.select().from(approvalRequests).where(eq(approvalRequests.id, id))
  return found ?? null
}

const nameOf = async (tx: Tx, personId: string): Promise<string> =>
  (await findPersonNames(tx, [personId])).get(personId) ?? 'A colleague'

const tellOf = async (tx: Tx, request: RequestRow) => ({
  request,
  askedBy: await nameOf(tx, request.askedBy),
  organisation:
    (await findPartyNames(tx, [request.organisationId])).get(request.organisationId) ?? 'your organisation',
})

/** Writes to somebody who may decide, while there is something to decide. */
export const mailDecider = async (
  tx: Tx,
  publicUrl: string,
  { requestId, personId, token }: { requestId: string; personId: string; token: string },
): Promise<void> => {
  const request = await findRequest(tx, requestId)
  const person = await findPerson(tx, personId)
  if (!person || request?.state !== 'waiting') return
  await enqueue(
    tx,
    sendMailTask,
    approvalAskedMail(publicUrl, person.email, token, await tellOf(tx, request)),
  )
}

const outcomeOf = async (
  tx: Tx,
  publicUrl: string,
  to: string,
  request: RequestRow,
): Promise<MailMessage | null> => {
  const told = await tellOf(tx, request)
  if (request.state === 'lapsed') return approvalLapsedMail(publicUrl, to, told)
  const last = (await findVotes(tx, request)).at(-1)
  if (!last) return null
  const by = await nameOf(tx, last.voterId)
  if (request.state === 'refused')
    return approvalRefusedMail(publicUrl, to, { ...told, by, why: last.comment })
  return request.state === 'approved' || request.state === 'done'
    ? approvalGivenMail(publicUrl, to, { ...told, by, isDone: request.kind !== 'purchase' })
    : null
}

/** Writes to whoever asked what became of it. */
export const mailAsker = async (tx: Tx, publicUrl: string, requestId: string): Promise<void> => {
  const request = await findRequest(tx, requestId)
  const person = request && (await findPerson(tx, request.askedBy))
  const message = person && (await outcomeOf(tx, publicUrl, person.email, request))
  if (message) await enqueue(tx, sendMailTask, message)
}
