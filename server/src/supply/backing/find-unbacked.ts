import { isBacked } from '@ledgerleaf/contract/backing'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { isUnderWay } from '../../platform/outbox.ts'
import { query } from '../../platform/query.ts'
import { batchesOfProjects } from '../projects/index.ts'
import { matchBackingTask } from '../registry-records/index.ts'
import { type BlockToMatch, matchBlocks } from './match-blocks.ts'

const atOnce = 500

const Batch = z.object({
  id: z.string(),
  registry: z.string(),
  registryProjectId: z.nullable(z.string()),
  space: z.string(),
  first: z.int(),
  last: z.int(),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
})

const findOffered = (db: Reader, after: string): Promise<BlockToMatch[]> =>
  query(
    db,
    Batch,
    sql`select batch.id, batch.registry, project.registry_project_id as "registryProjectId", batch.serial_space as space,
        batch.serial_start as first, batch.serial_end as last, batch.vintage_starts_on::text as "vintageStartsOn",
        batch.vintage_ends_on::text as "vintageEndsOn"
      from ${batchesOfProjects} join backings known on known.batch_id = batch.id
      where known.state in ('records', 'attested') and batch.id > ${after}::uuid
      order by batch.id limit ${atOnce}`,
  )

/** Batches that count as backed though the records, read once more, do not bear it out: always none. */
export const findUnbackedOffers = async (
  db: Reader,
): Promise<{ batchId: string; registry: string; reason: string }[]> => {
  // New records are held against the batches a moment after they came; until then the old ones are no fault.
  if (await isUnderWay(db, matchBackingTask)) return []
  const found: { batchId: string; registry: string; reason: string }[] = []
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const batches = await findOffered(db, after)
    const matches = await matchBlocks(db, batches)
    for (const { id, registry } of batches) {
      const matched = matches.get(id)
      if (!matched || !isBacked(matched))
        found.push({ batchId: id, registry, reason: matched?.reason ?? 'unknown' })
    }
    const last = batches.at(-1)
    if (batches.length < atOnce || !last) return found
    after = last.id
  }
}
