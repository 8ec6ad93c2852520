import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

// What is longer than this is no moment any more: whoever supervises the process is to see that it does not start.
const triesMax = 8
const restMs = 1000

/**
 * Begins what needs the database, and again where the database was lost for a moment just then: the server answers people
 * by that time, so it does not end for it.
 */
export const insist = async <Begun>(begin: () => Promise<Begun>, log: Logger): Promise<Begun> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await begin()
    } catch (error) {
      if (tries >= triesMax) throw error
      log.warn({ code: 'job-runner-not-started', error }, 'the job runner could not start')
      await pause(restMs)
    }
  }
}
