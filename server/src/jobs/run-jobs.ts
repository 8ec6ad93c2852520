import { parseCrontab, type Task, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { TaskName, Tasks } from '../platform/outbox.ts'
import { payloads } from './payloads.ts'
import { openPresence } from './presence.ts'
import { releaseAbandonedJobs } from './release-abandoned.ts'
import { runLane } from './run-lane.ts'
import { openWorkerPool } from './worker-pool.ts'

// Mail waits for other people's servers. What a person waits for must not stand in line behind it.
const quick: ReadonlySet<TaskName> = new Set<TaskName>([
  'close-sockets',
  'charge-order',
  'handle-payment-event',
  'sandbox-deliver',
])
const concurrency = { quick: 4, heavy: 2, slow: 4 }
// Reading a report takes a processor and half a gigabyte; nothing else waits behind it, and it does not wait for itself.
const heavy: ReadonlySet<TaskName> = new Set<TaskName>(['analyse-report'])

/** A list of payloads is answered by a list of promises: of those that fail, and of no other, there is another try. */
const checked = <Name extends TaskName>(name: Name, handle: Tasks[Name]): Task => {
  const doOne = async (payload: unknown) => handle(payloads[name].parse(payload))
  return (payload) => (Array.isArray(payload) && payload.length > 0 ? payload.map(doOne) : doOne(payload))
}

const taskList = (tasks: Tasks, wanted: (name: TaskName) => boolean): TaskList => {
  const names = (Object.keys(payloads) as TaskName[]).filter(wanted)
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
  const quickTasks = taskList(tasks, (name) => quick.has(name))
  const heavyTasks = taskList(tasks, (name) => heavy.has(name))
  const slowTasks = taskList(tasks, (name) => !quick.has(name) && !heavy.has(name))
  const crontab = Object.entries(schedules).map(([name, when]) => `${when} ${name}`)
  const cronItems = parseCrontab(crontab.join('\n'))
  const lanes = [
    await runLane({ ...shared, taskList: quickTasks, cronItems: [], concurrency: concurrency.quick }),
    await runLane({ ...shared, taskList: heavyTasks, cronItems: [], concurrency: concurrency.heavy }),
    await runLane({ ...shared, taskList: slowTasks, cronItems, concurrency: concurrency.slow }),
  ]
  const abandoned = releaseAbandonedJobs(pool, log, lookForAbandonedMs)
  return {
    stop: async (): Promise<void> => {
      await abandoned.stop()
      await Promise.all(lanes.map(({ stop }) => stop()))
      await workers.end()
      await presence.close()
    },
  }
}
