import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'

/** One at a time brings in or takes back what a registry says: what it changes is compared with what is there. */
export const lockRegistry = async (tx: Tx, registry: string): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`registry records of ${registry}`}, 0))`,
  )
}
