import { type ParsedCronItem, type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Presence } from './presence.ts'
import { workerLog } from './worker-log.ts'

const drainMsMax = 8000
const restartMs = 1000

type LaneParts = {
  pool: pg.Pool
  presence: Presence
  taskList: TaskList
  cronItems: ParsedCronItem[]
  concurrency: number
  log: Logger
}

const startRunner = async ({ pool, presence, taskList, cronItems, concurrency, log }: LaneParts) => {
  let workerPoolId = ''
  const runner = await run({
    pgPool: pool,
    taskList,
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
  return { runner, leave: () => presence.leave(workerPoolId) }
}

const drain = async (runner: Runner, log: Logger): Promise<void> => {
  const late = setTimeout(() => {
    log.warn({ code: 'jobs-handed-over' }, 'jobs that would not end are handed to the next process')
    runner.kill().catch((error) => log.warn({ code: 'jobs-cut-off', error }, 'jobs were cut off'))
  }, drainMsMax)
  try {
    await runner.stop()
  } catch (error) {
    log.warn({ code: 'job-runner-stopped-badly', error }, 'the job runner did not stop cleanly')
  } finally {
    clearTimeout(late)
  }
}

/** Runs the jobs of some tasks until stopped. A runner that gives up, as when the database was away, is replaced. */
export const runLane = async (parts: LaneParts): Promise<{ stop: () => Promise<void> }> => {
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let current = await startRunner(parts)

  const watch = ({ runner, leave }: typeof current) => {
    const ended = async () => {
      await leave()
      if (stopping) return
      parts.log.warn({ code: 'job-runner-ended' }, 'the job runner ended by itself and is started again')
      timer = setTimeout(restart, restartMs)
    }
    runner.promise.then(ended, ended)
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
