import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { batches, projects } from './projects.tables.ts'

/** A batch with the seller whose project it belongs to. */
export const findBatch = async (
  db: Reader,
  batchId: string,
): Promise<{ id: string; projectId: string; sellerId: string } | undefined> => {
  const [batch] = await db
    .select({ id: batches.id, projectId: projects.id, sellerId: projects.sellerId })
    .from(batches)
    .innerJoin(projects, eq(projects.id, batches.projectId))
    .where(eq(batches.id, batchId))
  return batch
}

/** Batches whose serial range and ledger disagree on how many credits were issued: always none. */
export const findMisissuedBatches = async (
  db: Reader,
): Promise<{ id: string; quantity: number; issued: number }[]> => {
  const { rows } = await db.execute<{ id: string; quantity: number; issued: number }>(sql`
    select batch.id, batch.quantity, coalesce(-balance.amount, 0) as issued
    from batches batch left join ledger_balances balance
      on balance.account = 'world/credits/issued/' || batch.id and balance.asset = batch.id::text
    where batch.quantity <> coalesce(-balance.amount, 0)`)
  return rows
}
