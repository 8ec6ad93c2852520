import type { Database } from '../../../server/src/platform/db.ts'
import { waitUntil } from '../../../server/src/platform/embedded-postgres/wait.ts'

/** What has not moved for so long is stuck; what waits its turn is not, and has so long in all. */
const stillSeconds = 240
const settleSeconds = 1200

const countOpen = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query<{ n: string }>(`select
    (select count(*) from graphile_worker.jobs where run_at < now() and attempts < max_attempts)
    + (select count(*) from orders where status in ('pending', 'paid'))
    + (select count(*) from reports where state in ('waiting', 'reading'))
    + (select count(*) from refunds where done_at is null)
    + (select count(*) from subscription_runs where state = 'charging') as n`)
  return Number(rows[0]?.n)
}

/** Whether all that is under way comes to its end, as long as some of it does. */
export const settle = async (database: Database): Promise<boolean> => {
  let fewest = Number.POSITIVE_INFINITY
  let moved = performance.now()
  await waitUntil(
    async () => {
      const open = await countOpen(database)
      if (open < fewest) {
        fewest = open
        moved = performance.now()
      }
      return open === 0 || performance.now() - moved > stillSeconds * 1000
    },
    settleSeconds,
    500,
  )
  return (await countOpen(database)) === 0
}
