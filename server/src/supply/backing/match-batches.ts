import { type Backing, isBacked } from '@ledgerleaf/contract/backing'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { batchesOfProjects } from '../projects/index.ts'
import { type Matched, matchBlocks } from './match-blocks.ts'

const Batch = z.object({
  id: z.string(),
  sellerId: z.string(),
  projectName: z.string(),
  registry: z.string(),
  registryProjectId: z.nullable(z.string()),
  space: z.string(),
  first: z.int(),
  last: z.int(),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
})

const Known = z.object({ batchId: z.string(), state: z.string(), gone: z.string() })

/** A batch that can be sold no longer, or of which more serials are gone than were known. */
export type Loss = Pick<z.infer<typeof Batch>, 'sellerId' | 'projectName' | 'registry'> & {
  batchId: string
  backing: Backing
  gone: string
}

const batchesWhere = (tx: Tx, condition: SQL) =>
  query(
    tx,
    Batch,
    sql`select batch.id, project.seller_id as "sellerId", project.name as "projectName", batch.registry,
        project.registry_project_id as "registryProjectId", batch.serial_space as space, batch.serial_start as first,
        batch.serial_end as last, batch.vintage_starts_on::text as "vintageStartsOn",
        batch.vintage_ends_on::text as "vintageEndsOn"
      from ${batchesOfProjects} where batch.serial_start is not null and ${condition} order by batch.id`,
  )

const keep = async (tx: Tx, batchId: string, matched: Matched, now: Date): Promise<void> => {
  const { state, reason, credits, gone, rest, asOf, url } = matched
  await tx.execute(sql`
    insert into backings (batch_id, state, reason, credits, gone, rest, as_of, url, checked_at)
    values (${batchId}, ${state}, ${reason}, ${credits}, ${gone}::int8multirange,
      ${rest && JSON.stringify(rest)}::jsonb, ${asOf}::date, ${url},
      ${now.toISOString()}::timestamptz)
    on conflict (batch_id) do update set state = excluded.state, reason = excluded.reason, credits = excluded.credits,
      gone = excluded.gone, rest = excluded.rest, as_of = excluded.as_of, url = excluded.url, checked_at = excluded.checked_at`)
}

export type Rematch = { losses: Loss[]; regained: Loss[] }

/** Writes down what the records say of these batches now, and answers what was lost since the last time, or came back. */
const match = async (tx: Tx, condition: SQL, now: Date): Promise<Rematch> => {
  const batches = await batchesWhere(tx, condition)
  const ids = batches.map(({ id }) => id)
  const known = await query(
    tx,
    Known,
    sql`select batch_id as "batchId", state, gone::text as gone from backings
      where batch_id = any (${sql.param(ids)}::uuid[]) order by batch_id for update`,
  )
  const before = new Map(known.map((row) => [row.batchId, row]))
  const matches = await matchBlocks(tx, batches)
  const losses: Loss[] = []
  const regained: Loss[] = []
  for (const { id, sellerId, projectName, registry } of batches) {
    const matched = matches.get(id)
    if (!matched) continue
    await keep(tx, id, matched, now)
    const { gone, rest: _, ...backing } = matched
    const last = before.get(id)
    const wasSold = last !== undefined && (last.state === 'records' || last.state === 'attested')
    const isLost = (wasSold && !isBacked(backing)) || (gone !== '{}' && gone !== last?.gone)
    const about = { batchId: id, sellerId, projectName, registry, backing }
    if (isLost) losses.push({ ...about, gone })
    // What the registry called used is so no longer: those who were told are told again.
    else if (last && last.gone !== '{}' && gone === '{}' && isBacked(backing))
      regained.push({ ...about, gone: last.gone })
  }
  return { losses, regained }
}

export const matchBatches = (tx: Tx, batchIds: readonly string[], now: Date): Promise<Rematch> =>
  match(tx, sql`batch.id = any (${sql.param([...batchIds])}::uuid[])`, now)

export const matchRegistry = (tx: Tx, registry: string, now: Date): Promise<Rematch> =>
  match(tx, sql`batch.registry = ${registry}`, now)
