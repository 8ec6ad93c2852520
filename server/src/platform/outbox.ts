import type { LiveEvent } from '@ledgerleaf/contract/events'
import { sql } from 'drizzle-orm'
import type { Reader } from './db.ts'

/** Work that runs after commit. Each name has its handler in some domain's `*.jobs.ts` or at an edge. */
export type TaskPayloads = {
  'send-mail': { to: string; subject: string; text: string; html?: string; replyTo?: string }
  announce: { audience: Audience; event: LiveEvent }
  'close-sockets': { sessionIds: string[] }
}
export type TaskName = keyof TaskPayloads
export type Tasks = { [Name in TaskName]: (payload: TaskPayloads[Name]) => Promise<void> }

/** Whose screens an event concerns. */
export type Audience = { personId: string } | { visitorId: string }

/** Written in the caller's transaction: if that commits, the work will be done, whatever happens to this process. */
export const enqueue = async <Name extends TaskName>(
  tx: Reader,
  task: Name,
  payload: TaskPayloads[Name],
  options: { key?: string; runAt?: Date } = {},
): Promise<void> => {
  const { key = null, runAt = null } = options
  await tx.execute(sql`
    select graphile_worker.add_job(
      ${task}::text, payload := ${JSON.stringify(payload)}::json, job_key := ${key}::text, run_at := ${runAt}::timestamptz
    )`)
}

export const announce = (tx: Reader, audience: Audience, event: LiveEvent): Promise<void> =>
  enqueue(tx, 'announce', { audience, event })
