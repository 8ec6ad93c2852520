import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'
import type { Tasks } from '../../platform/outbox.ts'
import { baskets } from './baskets.tables.ts'

export const basketTasks = ({ db }: { db: Db }): Pick<Tasks, 'sweep-baskets'> => ({
  // A basket is a wish: after half a year nobody comes back for it.
  'sweep-baskets': async () => {
    await db.delete(baskets).where(sql`${baskets.createdAt} < now() - interval '180 days'`)
  },
})
