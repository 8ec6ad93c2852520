import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

/** All that a holding, a certificate or a report says about a batch. */
export const BatchFacts = z.object({
  batchId: z.string(),
  sellerId: z.string(),
  projectId: z.string(),
  projectName: z.string(),
  registry: z.string(),
  registryProjectId: z.nullable(z.string()),
  methodology: z.nullable(z.string()),
  category: z.nullable(z.string()),
  mechanism: z.nullable(z.string()),
  country: z.nullable(z.string()),
  serialPrefix: z.string(),
  vintageStartsOn: z.string(),
  vintageEndsOn: z.string(),
})
export type BatchFacts = z.infer<typeof BatchFacts>

/** Each batch with its project, to be joined in the statements of others. */
export const batchesOfProjects: SQL = sql`(batches batch join projects project on project.id = batch.project_id)`

/** What a seller once made without a registry was sold and stays sold, and is counted among no credits. */
export const isOfRegistry: SQL = sql`batch.registry <> 'Ledgerleaf'`

/** Every batch, to be joined in the statements of others. */
export const allBatches: SQL = sql`batches batch`

/** Every project, also one without a batch, to be joined in the statements of others. */
export const allProjects: SQL = sql`projects project`

/** The batches of a project, given by its column in a statement of others. */
export const batchIdsOf = (projectId: SQL): SQL => sql`select id from batches where project_id = ${projectId}`

/** Columns of `batch` and `project`, under the names of BatchFacts. */
export const batchColumns: SQL = sql`
  batch.id as "batchId", project.seller_id as "sellerId", project.id as "projectId", project.name as "projectName",
  batch.registry, project.registry_project_id as "registryProjectId", project.methodology, project.category,
  project.mechanism, project.country, coalesce(batch.serial_prefix, '') as "serialPrefix",
  batch.vintage_starts_on::text as "vintageStartsOn", batch.vintage_ends_on::text as "vintageEndsOn"`

export const findBatchFacts = async (db: Reader, batchId: string): Promise<BatchFacts | undefined> => {
  const rows = await query(
    db,
    BatchFacts,
    sql`
    select ${batchColumns} from ${batchesOfProjects}
    where batch.id = ${batchId}`,
  )
  return rows[0]
}
