import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'

const keyOf = (registry: string, what = '') => sql`hashtextextended(${`backing of ${registry} ${what}`}, 0)`

/** Whoever issues holds this until it commits: what is matched anew after an import is then everything that was issued. */
export const lockForIssue = async (
  tx: Tx,
  registry: string,
  registryProjectId: string | null,
): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${keyOf(registry)})`)
  // Where only quantities are published, two who issue at once must not both take the last of them.
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(registry, registryProjectId ?? '')})`)
}

export const lockForMatching = async (tx: Tx, registry: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${keyOf(registry)})`)
}
