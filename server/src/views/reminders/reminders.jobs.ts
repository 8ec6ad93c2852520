import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { remindMembers } from './remind-members.ts'
import { remindMembersTask } from './reminders.tasks.ts'

const Clock = z.object({ today: z.string() })

export const reminderTasks = ({ db }: { db: Db }): TaskHandler[] => [
  does(remindMembersTask, () =>
    inTransaction(db, async (tx) => {
      // The database's day: of several servers none is ahead.
      const [clock] = await query(tx, Clock, sql`select (now() at time zone 'utc')::date::text as today`)
      if (clock) await remindMembers(tx, clock.today, new Date())
    }),
  ),
]
