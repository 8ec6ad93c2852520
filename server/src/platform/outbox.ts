import { createHash } from 'node:crypto'
import type { LiveEvent } from '@ledgerleaf/contract/events'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from './db.ts'
import { act } from './in-step.ts'
import { tellRooms } from './live-channel.ts'

/** Work that runs after commit. Each name has its handler in some domain's `*.jobs.ts` or at an edge. */
export type TaskPayloads = {
  'send-mail': { to: string; subject: string; text: string; html?: string; replyTo?: string }
  'close-sockets': { sessionIds: string[] }
  /** Looks the address up in its own time, so that the answer to the request tells nothing. */
  'send-reset-link': { email: string }
  /** Reads an uploaded report in a process of its own and stores what was found. */
  'analyse-report': { reportId: string }
  /** Deletes reports that no account holds once their time is over; runs by the clock. */
  'sweep-reports': Record<string, unknown>
  /** Drops sessions, links, rate-limit windows and failed jobs that are over; runs by the clock. */
  'sweep-expired': Record<string, unknown>
  /** Asks whether the ledger still tells the truth; runs by the clock. */
  'check-ledger': Record<string, unknown>
  /** Charges the card on file for an order. */
  'charge-order': { orderId: string }
  /** Ends an order whose time to pay is over; due at that time. */
  'lapse-order': { orderId: string }
  /** Ends whatever should have lapsed; runs by the clock. */
  'sweep-orders': Record<string, unknown>
  /** Drops baskets nobody came back for; runs by the clock. */
  'sweep-baskets': Record<string, unknown>
  /** Takes the names off invoices of erased people once the law no longer asks for them; runs by the clock. */
  'sweep-invoices': Record<string, unknown>
  /** Joins what a guest bought to the account that has proved the address, if there is one. */
  'claim-orders': { email: string }
  /** Makes sure that an order that is over can no longer be paid. */
  'close-payment': { orderId: string }
  'handle-payment-event': { eventId: string }
  'refund-payment': { orderId: string }
  /** Returns the money of some credits of an order. */
  'refund-part': { refundId: string }
  /** Says something against a dispute, or with no words gives in. */
  'answer-dispute': { disputeId: string; words: string | null }
  /** Asks the provider about payments nothing was heard of; runs by the clock. */
  'reconcile-payments': Record<string, unknown>
  'sandbox-deliver': { eventId: string }
  /** Retires what an order brought, where its buyer asked for that when ordering. */
  'retire-order': { orderId: string }
  /** Starts the subscriptions an order was the first run of. */
  'start-subscriptions': { orderId: string }
  /** Applies the agreed rule to delivery dates that have passed; runs by the clock. */
  'run-forwards': Record<string, unknown>
  /** Returns the money of a milestone through the provider. */
  'return-payment': { milestoneId: string }
  /** Starts and follows what is due of subscriptions; runs by the clock. */
  'run-subscriptions': Record<string, unknown>
  /** Reads an uploaded project document, in a process of its own. */
  'read-document': { documentId: string }
  /** Withdraws a listing whose time is over. */
  'expire-listing': { listingId: string; sellerId: string }
}
export type TaskName = keyof TaskPayloads
export type Tasks = { [Name in TaskName]: (payload: TaskPayloads[Name]) => Promise<void> }

/** Whose screens an event concerns. A visitor is known by the value of their cookie. */
export type Audience =
  | { personId: string }
  | { visitorId: string }
  | { visitorHash: string }
  | { role: 'operator' }

/** One job. With several payloads it does each of them, and again only those that failed. */
export type Job = {
  [Name in TaskName]: { task: Name; payloads: readonly TaskPayloads[Name][]; key?: string; runAt?: Date }
}[TaskName]

const payloadOf = ({ payloads }: Job): string =>
  JSON.stringify(payloads.length === 1 ? payloads[0] : payloads)

/** Jobs of one kind for one moment are one job with several things to do, unless they are known by a key. */
const mergeJobs = (jobs: readonly Job[]): Job[] => {
  const merged = new Map<unknown, Job>()
  for (const job of jobs) {
    if (job.payloads.length === 0) continue
    const name = job.key === undefined ? `${job.task} ${job.runAt?.toISOString()}` : job
    const known = merged.get(name)
    merged.set(name, { ...job, payloads: [...(known?.payloads ?? []), ...job.payloads] } as Job)
  }
  return [...merged.values()]
}

/** Written in the caller's transaction: if that commits, the work will be done, whatever happens to this process. */
export const enqueueAll = act<readonly Job[]>(async (tx, asked) => {
  const wanted = mergeJobs(asked.flat())
  if (wanted.length === 0) return
  await tx.execute(sql`
    select from graphile_worker.add_jobs(array(
      select (task, payload, null, run_at, null, key, null, null)::graphile_worker.job_spec
      from unnest(
        ${sql.param(wanted.map(({ task }) => task))}::text[],
        ${sql.param(wanted.map(payloadOf))}::json[],
        ${sql.param(wanted.map(({ runAt }) => runAt?.toISOString() ?? null))}::timestamptz[],
        ${sql.param(wanted.map(({ key }) => key ?? null))}::text[]
      ) as job (task, payload, run_at, key)
    ))`)
})

/** One job with one thing to do. */
export const enqueue = <Name extends TaskName>(
  tx: Tx,
  task: Name,
  payload: TaskPayloads[Name],
  options: { key?: string; runAt?: Date } = {},
): Promise<void> => enqueueAll(tx, [{ task, payloads: [payload], ...options } as Job])

const failedJobDays = 30

/** A job that was given up keeps its payload: somebody's address and what was written to them. Not for good. */
export const sweepFailedJobs = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - failedJobDays * 24 * 60 * 60 * 1000)
  await db.execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and updated_at < ${before.toISOString()}::timestamptz
    ))`)
}

/** A visitor's cookie is their only secret, so it is hashed before it travels or is kept. */
export const hashVisitor = (visitorId: string): string => createHash('sha256').update(visitorId).digest('hex')

/** The room an audience's sockets are in. */
export const roomOf = (audience: Audience): string => {
  if ('personId' in audience) return `person:${audience.personId}`
  if ('role' in audience) return `role:${audience.role}`
  return `visitor:${'visitorHash' in audience ? audience.visitorHash : hashVisitor(audience.visitorId)}`
}

/**
 * Tells the audience's open screens, if and when the caller's transaction commits, in the order of commits. It is no
 * job: jobs run side by side and may be repeated, and a screen that was away reads everything afresh anyway.
 */
export const announce = (tx: Tx, audience: Audience, event: LiveEvent): Promise<void> =>
  tellRooms(tx, [{ room: roomOf(audience), event }])
