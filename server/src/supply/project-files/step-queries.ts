import { ProjectCategory } from '@ledgerleaf/contract/market'
import { ReviewState } from '@ledgerleaf/contract/project-files'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { isVerified } from '../documents/index.ts'
import { countListings } from '../listings/index.ts'
import { allProjects, batchIdsOf } from '../projects/index.ts'
import { hasPayout, isDescribed } from '../sellers/index.ts'
import type { FileFacts } from './steps.ts'

const Row = z.object({
  id: z.string(),
  sellerId: z.string(),
  name: z.string(),
  category: z.nullable(ProjectCategory),
  hasFile: z.boolean(),
  review: z.nullable(ReviewState),
  rated: z.boolean(),
  listings: z.number(),
  openListings: z.number(),
  profile: z.boolean(),
  payout: z.boolean(),
  hasCategory: z.boolean(),
  registry: z.boolean(),
  methodology: z.boolean(),
  place: z.boolean(),
  crediting: z.boolean(),
  mechanism: z.boolean(),
  durability: z.boolean(),
  additionality: z.boolean(),
  blocks: z.boolean(),
  held: z.boolean(),
  verification: z.boolean(),
})

export type ProjectFacts = FileFacts & Pick<z.infer<typeof Row>, 'id' | 'sellerId' | 'name' | 'category'>

const projectId = sql`project.id`
const sellerId = sql`project.seller_id`

const factsWhere = async (db: Reader, condition: SQL): Promise<ProjectFacts[]> => {
  const rows = await query(
    db,
    Row,
    sql`
    select project.id, project.seller_id as "sellerId", project.name, project.category,
      file.project_id is not null as "hasFile", file.review_state as review,
      ${isDescribed(sellerId)} as profile, ${hasPayout(sellerId)} as payout,
      project.category is not null as "hasCategory",
      project.registry is not null and project.registry_project_id is not null as registry,
      file.methodology_id is not null as methodology,
      coalesce(project.country is not null and file.site_latitude is not null and file.site_longitude is not null, false) as place,
      coalesce(file.crediting_starts_on is not null and file.crediting_ends_on is not null, false) as crediting,
      project.mechanism is not null as mechanism,
      file.durability_years is not null as durability,
      file.additionality_statement is not null as additionality,
      exists (select from serial_blocks where project_id = project.id)
        or exists (${batchIdsOf(projectId)}) as blocks,
      file.credits_held is not null as held,
      ${isVerified(projectId)} as verification,
      exists (select from draft_scores where project_id = project.id and value is not null) as rated,
      offers.listings, offers.open as "openListings"
    from ${allProjects}
      left join project_files file on file.project_id = project.id
      cross join lateral (${countListings(projectId)}) offers
    where ${condition}
    order by project.created_at, project.id`,
  )
  return rows.map((row) => ({
    id: row.id,
    sellerId: row.sellerId,
    name: row.name,
    category: row.category,
    hasFile: row.hasFile,
    review: row.review ?? 'draft',
    rated: row.rated,
    listings: row.listings,
    openListings: row.openListings,
    entered: {
      profile: row.profile,
      payout: row.payout,
      category: row.hasCategory,
      registry: row.registry,
      methodology: row.methodology,
      place: row.place,
      crediting: row.crediting,
      mechanism: row.mechanism,
      durability: row.durability,
      additionality: row.additionality,
      blocks: row.blocks,
      held: row.held,
      verification: row.verification,
    },
  }))
}

export const findSellerFacts = (db: Reader, sellerId: string): Promise<ProjectFacts[]> =>
  factsWhere(db, sql`project.seller_id = ${sellerId}`)

export const findProjectFacts = async (db: Reader, projectId: string): Promise<ProjectFacts | undefined> =>
  (await factsWhere(db, sql`project.id = ${projectId}`))[0]

export const findFactsOf = (db: Reader, projectIds: readonly string[]): Promise<ProjectFacts[]> =>
  factsWhere(db, sql`project.id = any (${sql.param([...projectIds])}::uuid[])`)
