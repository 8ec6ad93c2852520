import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'

/** All that a holding, a certificate or a report says about a batch. */
export type BatchFacts = {
  batchId: string
  sellerId: string
  projectId: string
  projectName: string
  registry: string
  registryProjectId: string | null
  methodology: string | null
  category: string | null
  mechanism: string | null
  country: string | null
  serialPrefix: string
  vintageStartsOn: string
  vintageEndsOn: string
}

/** Each batch with its project, to be joined in the statements of others. */
export const batchesOfProjects: SQL = sql`(batches batch join projects project on project.id = batch.project_id)`

/** Every project, also one without a batch, to be joined in the statements of others. */
export const allProjects: SQL = sql`projects project`

/** The batches of a project, given by its column in a statement of others. */
export const batchIdsOf = (projectId: SQL): SQL => sql`select id from batches where project_id = ${projectId}`

/** Columns of `batch` and `project`, under the names of BatchFacts. */
export const batchColumns: SQL = sql`
  batch.id as "batchId", project.seller_id as "sellerId", project.id as "projectId", project.name as "projectName",
  batch.registry, project.registry_project_id as "registryProjectId", project.methodology, project.category,
  project.mechanism, project.country, batch.serial_prefix as "serialPrefix",
  batch.vintage_starts_on::text as "vintageStartsOn", batch.vintage_ends_on::text as "vintageEndsOn"`

export const findBatchFacts = async (db: Reader, batchId: string): Promise<BatchFacts | undefined> => {
  const { rows } = await db.execute<BatchFacts>(sql`
    select ${batchColumns} from ${batchesOfProjects}
    where batch.id = ${batchId}`)
  return rows[0]
}
