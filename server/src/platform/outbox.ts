import { createHash } from 'node:crypto'
import type { LiveEvent } from '@ledgerleaf/contract/events'
import { sql } from 'drizzle-orm'
import type { Db, Reader, Tx } from './db.ts'
import { act } from './in-step.ts'
import { leaveRoom, tellRooms } from './live-channel.ts'
import type { Task } from './tasks.ts'
import { withTrace } from './tracing/job-trace.ts'

/** Whose screens an event concerns. A visitor is known by the value of their cookie. */
export type Audience =
  | { organisationId: string }
  | { personId: string }
  | { visitorId: string }
  | { visitorHash: string }
  | { role: 'operator' }

/** One job. With several payloads it does each of them, and again only those that failed. */
export type Job = {
  task: string
  payloads: readonly unknown[]
  key?: string
  runAt?: Date
  /** How many of the same account are before it: of what waits, those with the fewest are done first. */
  turn?: number
}

type When = Pick<Job, 'key' | 'runAt' | 'turn'>

export const jobOf = <Payload>(
  task: Task<Payload>,
  payloads: readonly NoInfer<Payload>[],
  when: When = {},
): Job => ({ task: task.name, payloads: withTrace(payloads), ...when })

const payloadOf = ({ payloads }: Job): string =>
  JSON.stringify(payloads.length === 1 ? payloads[0] : payloads)

/** Jobs of one kind for one moment are one job with several things to do, unless they are known by a key. */
const mergeJobs = (jobs: readonly Job[]): Job[] => {
  const merged = new Map<unknown, Job>()
  for (const job of jobs) {
    if (job.payloads.length === 0) continue
    const name = job.key === undefined ? `${job.task} ${job.runAt?.toISOString()} ${job.turn}` : job
    const known = merged.get(name)
    merged.set(name, { ...job, payloads: [...(known?.payloads ?? []), ...job.payloads] })
  }
  return [...merged.values()]
}

/** Written in the caller's transaction: if that commits, the work will be done, whatever happens to this process. */
export const enqueueAll = act<readonly Job[]>(async (tx, asked) => {
  const wanted = mergeJobs(asked.flat())
  if (wanted.length === 0) return
  await tx.execute(sql`
    select from graphile_worker.add_jobs(array(
      select (task, payload, null, run_at, null, key, turn, null)::graphile_worker.job_spec
      from unnest(
        ${sql.param(wanted.map(({ task }) => task))}::text[],
        ${sql.param(wanted.map(payloadOf))}::json[],
        ${sql.param(wanted.map(({ runAt }) => runAt?.toISOString() ?? null))}::timestamptz[],
        ${sql.param(wanted.map(({ key }) => key ?? null))}::text[],
        ${sql.param(wanted.map(({ turn }) => turn ?? 0))}::smallint[]
      ) as job (task, payload, run_at, key, turn)
    ))`)
})

/** One job with one thing to do. */
export const enqueue = <Payload>(
  tx: Tx,
  task: Task<Payload>,
  payload: NoInfer<Payload>,
  when: When = {},
): Promise<void> => enqueueAll(tx, [jobOf(task, [payload], when)])

/** Whether work of this kind waits or is being done; what was given up does not count. */
export const isUnderWay = async (db: Reader, { name }: Pick<Task<unknown>, 'name'>): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select from graphile_worker.jobs
    where task_identifier = ${name} and (attempts < max_attempts or locked_at is not null) limit 1`)
  return rows.length > 0
}

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
  if ('organisationId' in audience) return `organisation:${audience.organisationId}`
  if ('personId' in audience) return `person:${audience.personId}`
  if ('role' in audience) return `role:${audience.role}`
  return `visitor:${'visitorHash' in audience ? audience.visitorHash : hashVisitor(audience.visitorId)}`
}

/**
 * Tells the audience's open screens, if and when the caller's transaction commits, in the order of commits. It is no
 * job: jobs run side by side and may be repeated, and a screen that was away reads everything afresh anyway.
 */
export const announce = (
  tx: Tx,
  audience: Audience,
  event: Exclude<LiveEvent, { type: 'market.changed' }>,
): Promise<void> => tellRooms(tx, [{ room: roomOf(audience), event }])

/** Whoever no longer belongs to an organisation hears nothing more of it, also on a page that is open. */
export const stopTelling = (tx: Tx, personId: string, organisationId: string): Promise<void> =>
  leaveRoom(tx, roomOf({ personId }), roomOf({ organisationId }))

/** The same to many organisations, in one statement. */
export const announceTo = (
  tx: Tx,
  organisationIds: Iterable<string>,
  event: Exclude<LiveEvent, { type: 'market.changed' }>,
): Promise<void> =>
  tellRooms(
    tx,
    [...organisationIds].map((organisationId) => ({ room: roomOf({ organisationId }), event })),
  )
