import type { Logger } from 'pino'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { failSchedule, remindSchedule, runSchedule } from './run-schedule.ts'
import { findDue, findNear } from './schedule-queries.ts'
import { runSchedulesTask } from './scheduled-retirements.tasks.ts'

/** Runs by the clock in whichever process gets the job; the row's lock sees to it that each is retired once. */
export const scheduledRetirementTasks = ({ db, log }: { db: Db; log: Logger }): TaskHandler[] => {
  const run = async (id: string, now: Date): Promise<void> => {
    try {
      await inTransaction(db, (tx) => runSchedule(tx, id, now))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      await inTransaction(db, (tx) => failSchedule(tx, id, error, now))
    }
  }
  // One that fails must not keep the others from running; it is due again the next minute.
  const each = async (ids: readonly string[], work: (id: string) => Promise<void>) => {
    for (const id of ids)
      try {
        await work(id)
      } catch (error) {
        log.error(
          { code: 'schedule-not-run', err: error, schedule: id },
          'a scheduled retirement did not run',
        )
      }
  }
  return [
    does(runSchedulesTask, async (_, now) => {
      await each(await findDue(db), (id) => run(id, now))
      await each(await findNear(db), (id) => inTransaction(db, (tx) => remindSchedule(tx, id, now)))
    }),
  ]
}
