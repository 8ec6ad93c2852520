import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { allBatches, findProjectIds } from '../../supply/projects/index.ts'
import type { RegistryTask } from './lock-tasks.ts'

const Found = z.object({ retirementId: z.string() })

/** A retirement of another project that bears this id of the registry. Two at one moment wait for each other here. */
export const findOfOtherProject = async (
  tx: Tx,
  { registry, batchId }: Pick<RegistryTask, 'registry' | 'batchId'>,
  reference: string,
): Promise<{ retirementId: string } | undefined> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`retired at ${registry}: ${reference}`}, 0))`,
  )
  const [projectId] = await findProjectIds(tx, [batchId])
  const rows = await query(
    tx,
    Found,
    sql`
    select task.retirement_id as "retirementId" from registry_retirements task
    join ${allBatches} on batch.id = task.batch_id
    where task.registry = ${registry} and task.reference = ${reference}
      and batch.project_id <> ${projectId}
    limit 1`,
  )
  return rows[0]
}
