import type { ParsedCronItem, Task, TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Lane, TaskHandler } from '../platform/tasks.ts'
import type { Tracer } from '../platform/tracing/span.ts'
import { within } from '../platform/within.ts'
import { clockItems } from './clock-items.ts'
import { openPresence } from './presence.ts'
import { releaseAbandonedJobs } from './release-abandoned.ts'
import { runLane } from './run-lane.ts'
import { traceJob } from './trace-job.ts'
import { openWorkerPool } from './worker-pool.ts'

const concurrency: Record<Lane, number> = { quick: 4, heavy: 2, slow: 4, outside: 8 }
const everyLane: ReadonlySet<Lane> = new Set(['quick', 'heavy', 'slow', 'outside'])
// Whoever holds a connection by then has nothing more to do with it.
const closeMsMax = 2000

type Around = { tracer: Tracer | null; clock?: (() => Promise<Date>) | undefined }

/** A list of payloads is answered by a list of promises: of those that fail, and of no other, there is another try. */
const answering = (name: string, handlers: readonly TaskHandler[], { tracer, clock }: Around): Task => {
  const doOne = (payload: unknown) =>
    traceJob(tracer, name, payload, async (told) => {
      const now = clock ? await clock() : new Date()
      for (const { run } of handlers) await run(told, now)
    })
  return (payload) => (Array.isArray(payload) && payload.length > 0 ? payload.map(doOne) : doOne(payload))
}

const taskList = (handlers: readonly TaskHandler[], lane: Lane, around: Around): TaskList => {
  const ofLane = handlers.filter(({ task }) => task.lane === lane)
  const names = new Set(ofLane.map(({ task }) => task.name))
  return Object.fromEntries(
    [...names].map((name) => {
      const own = ofLane.filter(({ task }) => task.name === name)
      return [name, answering(name, own, around)]
    }),
  )
}

type JobParts = {
  pool: pg.Pool
  handlers: readonly TaskHandler[]
  log: Logger
  tracer?: Tracer | null
  /** What time it is where it is not what the machine says. */
  clock?: () => Promise<Date>
  /** Which lanes are worked in here; all unless told. */
  lanes?: ReadonlySet<Lane>
  /** Whether tasks are begun by the clock; a test begins what it is about. */
  byTheClock?: boolean
  lookForAbandonedMs?: number
}

/**
 * Does what committed transactions asked for, at least once each, together with every other process on this database.
 * A job that fails is tried again later and later.
 */
export const runJobs = async (parts: JobParts) => {
  const {
    pool,
    handlers,
    log,
    tracer = null,
    clock,
    lanes: worked = everyLane,
    byTheClock = false,
    lookForAbandonedMs = 2000,
  } = parts
  const presence = await openPresence(pool, log)
  const workers = openWorkerPool(pool, log)
  const start = (lane: Lane, cronItems: ParsedCronItem[] = []) =>
    runLane({
      pool: workers,
      presence,
      log,
      lookForForgottenMs: lookForAbandonedMs,
      taskList: taskList(handlers, lane, { tracer, clock }),
      cronItems,
      concurrency: concurrency[lane],
    })
  const lanes: Awaited<ReturnType<typeof start>>[] = []
  for (const lane of worked)
    lanes.push(await start(lane, lane === 'slow' && byTheClock ? clockItems(handlers) : []))
  const abandoned = releaseAbandonedJobs(pool, log, lookForAbandonedMs)
  return {
    stop: async (): Promise<void> => {
      await abandoned.stop()
      await Promise.all(lanes.map(({ stop }) => stop()))
      await within(workers.end(), closeMsMax).catch((error) =>
        log.warn({ code: 'job-connections-left', error }, 'the connections of the job runner were left'),
      )
      await presence.close()
    },
  }
}
