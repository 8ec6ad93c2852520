import type { ReviewState } from '@ledgerleaf/contract/project-files'
import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import type { FileFacts } from './steps.ts'

export type ProjectFacts = FileFacts & {
  id: string
  sellerId: string
  name: string
  category: 'redd_arr' | 'biochar' | 'blue_carbon' | 'dac' | 'erw' | null
}

type Row = Omit<ProjectFacts, 'entered' | 'review'> & { review: ReviewState | null } & Record<string, unknown>

const factsWhere = async (db: Reader, condition: SQL): Promise<ProjectFacts[]> => {
  const { rows } = await db.execute<Row>(sql`
    select project.id, project.seller_id as "sellerId", project.name, project.category,
      file.project_id is not null as "hasFile", file.review_state as review,
      coalesce(details.country is not null and details.description is not null, false) as profile,
      details.payout_sealed is not null as payout,
      project.category is not null as "hasCategory",
      project.registry is not null and project.registry_project_id is not null as registry,
      file.methodology_id is not null as methodology,
      coalesce(project.country is not null and file.site_latitude is not null and file.site_longitude is not null, false) as place,
      coalesce(file.crediting_starts_on is not null and file.crediting_ends_on is not null, false) as crediting,
      project.mechanism is not null as mechanism,
      file.durability_years is not null as durability,
      file.additionality_statement is not null as additionality,
      exists (select from serial_blocks where project_id = project.id)
        or exists (select from batches where project_id = project.id) as blocks,
      exists (
        select from project_documents document join document_evidence evidence on evidence.document_id = document.id
        where document.project_id = project.id and document.kind = 'verification' and document.state = 'read'
          and document.refused_reason is null and evidence.topic = 'verification_statement'
      ) as verification,
      exists (
        select from (
          select distinct on (vintage) value from scores where project_id = project.id order by vintage, position desc
        ) current where value is not null
      ) as rated,
      offers.listings, offers.open as "openListings"
    from projects project
      left join project_files file on file.project_id = project.id
      left join seller_details details on details.seller_id = project.seller_id
      cross join lateral (
        select count(*) as listings, count(*) filter (where listing.state = 'open') as open
        from batches batch join listings listing on listing.batch_id = batch.id where batch.project_id = project.id
      ) offers
    where ${condition}
    order by project.created_at, project.id`)
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
      profile: row.profile === true,
      payout: row.payout === true,
      category: row.hasCategory === true,
      registry: row.registry === true,
      methodology: row.methodology === true,
      place: row.place === true,
      crediting: row.crediting === true,
      mechanism: row.mechanism === true,
      durability: row.durability === true,
      additionality: row.additionality === true,
      blocks: row.blocks === true,
      verification: row.verification === true,
    },
  }))
}

export const findSellerFacts = (db: Reader, sellerId: string): Promise<ProjectFacts[]> =>
  factsWhere(db, sql`project.seller_id = ${sellerId}`)

export const findProjectFacts = async (db: Reader, projectId: string): Promise<ProjectFacts | undefined> =>
  (await factsWhere(db, sql`project.id = ${projectId}`))[0]

export const findFactsOf = (db: Reader, projectIds: readonly string[]): Promise<ProjectFacts[]> =>
  factsWhere(db, sql`project.id = any (${sql.param([...projectIds])}::uuid[])`)
