import { type ParsedCronItem, parseCrontab, type Task, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { TaskName, Tasks } from '../platform/outbox.ts'
import { within } from '../platform/within.ts'
import { type Lane, laneOf } from './lanes.ts'
import { payloads } from './payloads.ts'
import { openPresence } from './presence.ts'
import { releaseAbandonedJobs } from './release-abandoned.ts'
import { runLane } from './run-lane.ts'
import { openWorkerPool } from './worker-pool.ts'

const concurrency: Record<Lane, number> = { quick: 4, heavy: 2, slow: 4 }
// Whoever holds a connection by then has nothing more to do with it.
const closeMsMax = 2000

/** A list of payloads is answered by a list of promises: of those that fail, and of no other, there is another try. */
const checked = <Name extends TaskName>(name: Name, handle: Tasks[Name]): Task => {
  const doOne = async (payload: unknown) => handle(payloads[name].parse(payload))
  return (payload) => (Array.isArray(payload) && payload.length > 0 ? payload.map(doOne) : doOne(payload))
}

const taskList = (tasks: Tasks, lane: Lane): TaskList => {
  const names = (Object.keys(payloads) as TaskName[]).filter((name) => laneOf(name) === lane)
  return Object.fromEntries(names.map((name) => [name, checked(name, tasks[name] as Tasks[typeof name])]))
}

/** When a task runs by the clock, as five crontab fields in UTC; one process of all runs it. */
type Schedules = { [Name in TaskName]?: string }

type JobParts = {
  pool: pg.Pool
  tasks: Tasks
  log: Logger
  schedules?: Schedules
  lookForAbandonedMs?: number
}

/**
 * Does what committed transactions asked for, at least once each, together with every other process on this database.
 * A job that fails is tried again later and later.
 */
export const runJobs = async ({ pool, tasks, log, schedules = {}, lookForAbandonedMs = 2000 }: JobParts) => {
  const presence = await openPresence(pool, log)
  const workers = openWorkerPool(pool, log)
  const shared = { pool: workers, presence, log }
  const crontab = Object.entries(schedules).map(([name, when]) => `${when} ${name}`)
  const cronItems = parseCrontab(crontab.join('\n'))
  const start = (lane: Lane, cronItems: ParsedCronItem[]) =>
    runLane({ ...shared, taskList: taskList(tasks, lane), cronItems, concurrency: concurrency[lane] })
  const lanes = [await start('quick', []), await start('heavy', []), await start('slow', cronItems)]
  const abandoned = releaseAbandonedJobs(pool, log, lookForAbandonedMs)
  return {
    stop: async (): Promise<void> => {
      await abandoned.stop()
      await Promise.all(lanes.map(({ stop }) => stop()))
      await within(workers.end(), closeMsMax).catch((error) =>
        log.warn({ error }, 'the connections of the job runner were left'),
      )
      await presence.close()
    },
  }
}
