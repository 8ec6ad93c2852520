import { type LogFunctionFactory, Logger as WorkerLogger } from 'graphile-worker'
import type { Logger } from 'pino'

// The worker's details carry the payload, and a payload may carry a link that signs someone in: words only.
const inOurLog =
  (log: Logger): LogFunctionFactory =>
  () =>
  (level, message) => {
    if (level === 'error') log.error({ code: 'job-runner-says' }, message)
    else if (level === 'warning') log.warn({ code: 'job-runner-says' }, message)
    else log.debug({ code: 'job-runner-says' }, message)
  }

export const workerLog = (log: Logger): WorkerLogger => new WorkerLogger(inOurLog(log))
