import type { SerialRange } from '@ledgerleaf/contract/serials'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { issuancePrefix, promisePrefix } from '../../ledger/accounts.ts'
import { among } from '../../platform/among.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { batches, projects } from './projects.tables.ts'

const Row = z.object({ id: z.string(), quantity: z.number(), issued: z.number() })

/** A batch with the seller whose project it belongs to. */
export const findBatch = async (
  db: Reader,
  batchId: string,
): Promise<{ id: string; projectId: string; sellerId: string; vintageEndsOn: string } | undefined> => {
  const [batch] = await db
    .select({
      id: batches.id,
      projectId: projects.id,
      sellerId: projects.sellerId,
      vintageEndsOn: batches.vintageEndsOn,
    })
    .from(batches)
    .innerJoin(projects, eq(projects.id, batches.projectId))
    .where(eq(batches.id, batchId))
  return batch
}

export const findBatchRow = async (
  db: Reader,
  batchId: string,
): Promise<typeof batches.$inferSelect | undefined> => {
  const [batch] = await db.select().from(batches).where(eq(batches.id, batchId))
  return batch
}

/** Credits issued before, whoever sold them: does any batch of the registry carry one of these serials? */
export const areSerialsIssued = async (
  db: Reader,
  { registry, space, first, last }: SerialRange & { registry: string; space: string },
): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select 1 from batches
    where hashtextextended(registry || E'\n' || serial_space, 0) = hashtextextended(${registry} || E'\n' || ${space}, 0)
      and int8range(serial_start, serial_end, '[]') && int8range(${first}, ${last}, '[]')
    limit 1`)
  return rows.length > 0
}

export const findBatchIds = async (db: Reader, projectId: string): Promise<string[]> => {
  const rows = await db.select({ id: batches.id }).from(batches).where(eq(batches.projectId, projectId))
  return rows.map(({ id }) => id)
}

/** The projects these batches are of, each once. */
export const findProjectIds = async (db: Reader, batchIds: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ projectId: batches.projectId })
    .from(batches)
    .where(among(batches.id, batchIds))
  return rows.map(({ projectId }) => projectId)
}

export type BatchName = { projectName: string; registry: string; vintage: number }

/** What a mail or a paper calls these batches. */
export const findBatchNames = async (
  db: Reader,
  batchIds: readonly string[],
): Promise<Map<string, BatchName>> => {
  const rows = await db
    .select({
      id: batches.id,
      projectName: projects.name,
      registry: batches.registry,
      vintageStartsOn: batches.vintageStartsOn,
    })
    .from(batches)
    .innerJoin(projects, eq(projects.id, batches.projectId))
    .where(among(batches.id, new Set(batchIds)))
  return new Map(
    rows.map(({ id, vintageStartsOn, ...name }) => [
      id,
      { ...name, vintage: Number(vintageStartsOn.slice(0, 4)) },
    ]),
  )
}

/** What stands before the serials of these batches; nothing of a batch that has none. */
export const findSerialPrefixes = async (
  db: Reader,
  batchIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await db
    .select({ id: batches.id, prefix: batches.serialPrefix })
    .from(batches)
    .where(among(batches.id, new Set(batchIds)))
  return new Map(rows.flatMap(({ id, prefix }) => (prefix === null ? [] : [[id, prefix] as const])))
}

/** Batches of which another number was issued, or promised, than the ledger says: always none. */
export const findMisissuedBatches = async (
  db: Reader,
): Promise<{ id: string; quantity: number; issued: number }[]> => {
  const rows = await query(
    db,
    Row,
    sql`
    select batch.id, batch.quantity, coalesce(-balance.amount, 0) as issued
    from batches batch left join ledger_balances balance
      on balance.account = case when batch.serial_start is null then ${promisePrefix} else ${issuancePrefix} end || batch.id
        and balance.asset = batch.id::text
    where batch.quantity <> coalesce(-balance.amount, 0)`,
  )
  return rows
}
