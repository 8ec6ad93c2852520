import { batchOf } from '@ledgerleaf/chain/token'
import { TokenMetadata } from '@ledgerleaf/contract/chain'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const Row = z.extend(TokenMetadata.shape.properties, { projectName: z.string() })

/** What a token stands for, by its number; null where no issued batch has it. */
export const findToken = async (
  db: Reader,
  token: bigint,
  publicUrl: string,
): Promise<TokenMetadata | null> => {
  const batchId = batchOf(token)
  if (batchId === null) return null
  const [row] = await query(
    db,
    Row,
    sql`
    select batch.id as "batchId", project.id as "projectId", project.name as "projectName", batch.registry,
      project.registry_project_id as "registryProjectId", project.methodology,
      batch.serial_prefix as "serialPrefix", batch.serial_start as "serialStart", batch.serial_end as "serialEnd",
      batch.vintage_starts_on::text as "vintageStartsOn", batch.vintage_ends_on::text as "vintageEndsOn"
    from batches batch join projects project on project.id = batch.project_id
    where batch.id = ${batchId} and not batch.is_promise`,
  )
  if (!row) return null
  const { projectName, ...properties } = row
  const years = [
    ...new Set([properties.vintageStartsOn, properties.vintageEndsOn].map((day) => day.slice(0, 4))),
  ]
  return {
    name: `${projectName}, ${years.join('–')}`,
    description: `Carbon credits of ${projectName} (${properties.registry}), vintage ${years.join('–')}. One token is one tonne of CO2e. What happened to each is in the public log.`,
    decimals: 0,
    external_url: `${publicUrl}/provenance/${properties.batchId}`,
    properties,
  }
}
