import { PortfolioPart } from '@ledgerleaf/contract/buyer-desk'
import { sql } from 'drizzle-orm'
import { holdings } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { retirementStanding } from '../../use/retirements/index.ts'

/** The credits that the pages of holdings and retirements list, by project and vintage, with what is known of each project. */
export const findPortfolio = (db: Reader, personId: string): Promise<PortfolioPart[]> =>
  query(
    db,
    PortfolioPart,
    sql`
    select project.id as "projectId", project.name as "projectName", project.category, project.mechanism, project.country,
      case when file.site_latitude is not null and file.site_longitude is not null
        then jsonb_build_object('latitude', file.site_latitude, 'longitude', file.site_longitude) end as site,
      quality.durability_years as "durabilityYears", part.vintage, part.held as "heldCredits", part.retired as "retiredCredits",
      part.pending as "pendingCredits"
    from (
      select batch.project_id, extract(year from batch.vintage_starts_on)::int as vintage,
        sum(own.held)::bigint as held, sum(own.retired)::bigint as retired,
        coalesce(sum(own.retired) filter (where own.standing = 'pending'), 0)::bigint as pending
      from (
        select asset::uuid as batch_id, amount as held, 0 as retired, null as standing
        from ledger_balances where account = ${holdings(personId)} and amount > 0
        union all
        select retirement.batch_id, 0, retirement.quantity, ${retirementStanding}
        from retirements retirement join batches batch on batch.id = retirement.batch_id
        where retirement.buyer_id = ${personId}
      ) own join batches batch on batch.id = own.batch_id
      group by 1, 2
    ) part
    join projects project on project.id = part.project_id
    left join approved_project_files file on file.project_id = project.id
    left join project_qualities quality on quality.project_id = project.id
    order by part.held + part.retired desc, project.name, part.vintage`,
  )
