import { sql } from 'drizzle-orm'
import type { Writer } from '../platform/db.ts'
import { idempotencyKeys } from './idempotency.tables.ts'

/** Nobody repeats a call after a week. */
export const sweepIdempotencyKeys = async (db: Writer): Promise<void> => {
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < now() - interval '7 days'`)
}
