import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Check } from '../../platform/check.ts'
import type { Config } from '../../platform/config.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { overdueSince } from './deadline.ts'

const Count = z.object({ overdue: z.int() })
const everyMs = 60_000

/** Whether every retirement reached its registry in time. It keeps nobody from being served. */
export const overdueCheck = (db: Reader, { registryRetirementDays: days }: Config): Check => ({
  name: 'registry-retirements',
  title: 'Retirements at registries',
  unit: 'entries',
  isShared: true,
  needsDatabase: true,
  everyMs,
  unread: { state: 'late', says: 'Which retirements their registries were told of could not be read.' },
  read: async () => {
    const lastDay = overdueSince(new Date().toISOString().slice(0, 10), days)
    const [count] = await query(
      db,
      Count,
      sql`select count(*) as overdue from registry_retirements
        where state in ('pending', 'instructed') and (pending_since at time zone 'utc')::date <= ${lastDay}::date`,
    )
    const overdue = count?.overdue ?? 0
    if (overdue === 0)
      return { state: 'good', says: 'No retirement waits too long for its registry.', figure: 0, limit: 0 }
    return {
      state: 'late',
      says: `${overdue.toLocaleString('en-US')} ${overdue === 1 ? 'retirement waits' : 'retirements wait'} for more than ${days} business days to be made at the registry.`,
      advice: 'They stand first on the desk, under Retirements.',
      figure: overdue,
      limit: 0,
    }
  },
})
