import { EventEmitter } from 'node:events'
import { type ParsedCronItem, type Runner, run, type Task, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { within } from '../platform/within.ts'
import { knownJobs, watchForgotten } from './forgotten-jobs.ts'
import { insist } from './insist.ts'
import type { Presence } from './presence.ts'
import { workerLog } from './worker-log.ts'

// Less than the ten seconds a process has to end.
const drainMsMax = 6000
const restartMs = 1000
// A worker looks again after two seconds. One that fails so often in a row needs another start.
const failedLooksMax = 2
// A handler that outlives its runner by this much is not coming back: its job is given to another.
const handlerMsMax = 60_000

type LaneParts = {
  pool: pg.Pool
  presence: Presence
  taskList: TaskList
  cronItems: ParsedCronItem[]
  concurrency: number
  log: Logger
  lookForForgottenMs: number
}

/** Knows how many handlers are at work, and when the last has ended, whatever has become of their runner. */
const countHandlers = (taskList: TaskList) => {
  let working = 0
  let onIdle = () => {}
  const counted =
    (task: Task): Task =>
    async (payload, helpers) => {
      working += 1
      try {
        const result = await task(payload, helpers)
        // A list of payloads is answered by a list of promises.
        if (Array.isArray(result)) await Promise.allSettled(result)
        return result
      } finally {
        working -= 1
        if (working === 0) onIdle()
      }
    }
  return {
    taskList: Object.fromEntries(
      Object.entries(taskList).flatMap(([name, task]) => (task ? [[name, counted(task)]] : [])),
    ),
    idle: (): Promise<void> =>
      working === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            onIdle = resolve
          }),
  }
}

/**
 * Resolves when a runner will do no more work, whatever it says itself. Two ways lead there when the database is lost:
 * while jobs are noted as done, it counts the batches it waits for below zero and shuts down for ever; while it looks up
 * the numbers of its tasks, it keeps the refusal and repeats it at every look, though the database is back.
 */
const uselessness = ({ events, promise }: Runner, concurrency: number): Promise<void> =>
  new Promise((resolve) => {
    let failedLooks = 0
    const looked = () => {
      failedLooks = 0
    }
    events.on('worker:getJob:empty', looked)
    events.on('job:start', looked)
    events.on('worker:getJob:error', () => {
      failedLooks += 1
      if (failedLooks > failedLooksMax * concurrency) resolve()
    })
    events.once('pool:gracefulShutdown', () => resolve())
    promise.then(resolve, () => resolve())
  })

const startRunner = async (parts: LaneParts) => {
  const { pool, presence, taskList, cronItems, concurrency, log, lookForForgottenMs } = parts
  let workerPoolId = ''
  const events: Runner['events'] = new EventEmitter()
  // From the very first job on: a runner begins before it says that it began.
  const known = knownJobs(events)
  const handlers = countHandlers(taskList)
  const runner = await run({
    pgPool: pool,
    events,
    taskList: handlers.taskList,
    concurrency,
    parsedCronItems: cronItems,
    noHandleSignals: true,
    logger: workerLog(log),
    preset: {
      plugins: [
        {
          name: 'PresencePlugin',
          version: '1.0.0',
          worker: {
            hooks: {
              // Awaited before a worker takes its first job, so no job is ever held by an unknown pool.
              startWorker: async (_ctx, { worker }) => {
                workerPoolId = worker.workerPool.id
                await presence.enter(workerPoolId)
              },
            },
          },
        },
      ],
      // Without a batch the worker leaves the promise of "done" to itself, and a lost database ends our process.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
  })
  const forgotten = watchForgotten({
    pool,
    workerPoolId: () => workerPoolId,
    known,
    everyMs: lookForForgottenMs,
  })
  return {
    runner,
    settled: runner.promise.catch(() => {}),
    useless: Promise.race([uselessness(runner, concurrency), forgotten.found]).finally(forgotten.stop),
    idle: handlers.idle,
    leave: () => presence.leave(workerPoolId),
  }
}

type Started = Awaited<ReturnType<typeof startRunner>>

/** Once nothing is being done under the old name, what it still holds is for others to do. */
const leaveWhenIdle = async ({ settled, idle, leave }: Started): Promise<void> => {
  await within(idle(), handlerMsMax).catch(() => {})
  await within(settled, drainMsMax).catch(() => {})
  await leave()
}

const drain = async (runner: Runner, log: Logger): Promise<void> => {
  try {
    await within(runner.stop(), drainMsMax)
  } catch (error) {
    log.warn(
      { code: 'jobs-handed-over', error },
      'the job runner did not end cleanly: what it holds is handed to the next process',
    )
  }
}

/** Runs the jobs of some tasks until stopped. A runner that gives up, as when the database was away, is replaced. */
export const runLane = async (parts: LaneParts): Promise<{ stop: () => Promise<void> }> => {
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let current = await insist(() => startRunner(parts), parts.log)

  const watch = async (started: Started): Promise<void> => {
    await started.useless
    if (stopping) return
    parts.log.warn({ code: 'job-runner-replaced' }, 'the job runner does no more work and is replaced')
    timer = setTimeout(restart, restartMs)
    // It may have begun to stop by itself.
    started.runner.stop().catch(() => {})
    await leaveWhenIdle(started)
  }
  const restart = async () => {
    try {
      current = await startRunner(parts)
      if (stopping) await drain(current.runner, parts.log)
      else watch(current)
    } catch (error) {
      parts.log.warn({ code: 'job-runner-not-started', error }, 'the job runner could not start')
      if (!stopping) timer = setTimeout(restart, restartMs)
    }
  }
  watch(current)

  return {
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await drain(current.runner, parts.log)
    },
  }
}
