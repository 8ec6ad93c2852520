import { PublicSeller, SellerProject } from '@ledgerleaf/contract/market'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { findPublicPhotographs } from '../../supply/photographs/index.ts'
import { checkedOn } from '../../supply/seller-checks/index.ts'
import { findOffers } from './offer-queries.ts'
import { findScoreSummaries } from './score-summaries.ts'
import { unconfirmedWhere } from './unconfirmed-credits.ts'

const Profile = z.omit(PublicSeller, { projects: true })
const Project = z.omit(SellerProject, { offers: true, score: true, photograph: true })

const findProfile = async (db: Reader, id: string): Promise<z.infer<typeof Profile> | undefined> => {
  const rows = await query(
    db,
    Profile,
    sql`
    select profile.seller_id as id, profile.company_name as "companyName", profile.created_at::date::text as since,
      ${checkedOn(sql`profile.seller_id`)} as "checkedOn", details.country, details.website, details.description,
      (select coalesce(sum(balance.amount) filter (
           where split_part(balance.account, '/', 2) in ('owned', 'withdrawn', 'retired')), 0)::bigint
       from projects project
         join batches batch on batch.project_id = project.id
         join ledger_balances balance on balance.asset = batch.id::text and balance.asset <> 'usd'
       where project.seller_id = profile.seller_id) as "soldCredits",
      (select coalesce(sum(retirement.quantity), 0)::bigint
       from projects project
         join batches batch on batch.project_id = project.id
         join retirements retirement on retirement.batch_id = batch.id
       where project.seller_id = profile.seller_id) as "retiredCredits",
      ${unconfirmedWhere(sql`batch.project_id in (select id from projects where seller_id = profile.seller_id)`)}
        as "unconfirmedCredits"
    from seller_profiles profile left join seller_details details on details.seller_id = profile.seller_id
    where profile.seller_id = ${id}`,
  )
  return rows[0]
}

export const findPublicSeller = async (db: Reader, id: string): Promise<PublicSeller> => {
  const profile = await findProfile(db, id)
  if (!profile) throw new DomainError('not_found')
  const rows = await query(
    db,
    Project,
    sql`
    select project.id, project.name, project.category, project.mechanism, project.registry,
      project.registry_project_id as "registryProjectId", project.country, project.methodology,
      coalesce(sum(batch.quantity) filter (where not batch.is_promise), 0)::bigint as "issuedCredits"
    from projects project join batches batch on batch.project_id = project.id
    where project.seller_id = ${id} group by project.id order by project.created_at, project.id`,
  )
  const ids = rows.map((project) => project.id)
  const offers = await findOffers(db, ids)
  const scores = await findScoreSummaries(db, ids, 'approved')
  const photographs = await findPublicPhotographs(db, ids)
  return {
    ...profile,
    projects: rows.map((project) => ({
      ...project,
      score: scores.get(project.id) ?? null,
      photograph: photographs.get(project.id)?.[0] ?? null,
      offers: offers.get(project.id) ?? [],
    })),
  }
}
