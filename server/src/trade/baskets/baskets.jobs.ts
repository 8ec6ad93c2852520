import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { baskets } from './baskets.tables.ts'
import { sweepBasketsTask } from './baskets.tasks.ts'

export const basketTasks = ({ db }: { db: Db }): TaskHandler[] => [
  // A basket is a wish: after half a year nobody comes back for it.
  does(sweepBasketsTask, async () => {
    await db.delete(baskets).where(sql`${baskets.createdAt} < now() - interval '180 days'`)
  }),
]
