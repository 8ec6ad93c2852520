import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'

/** Projects that stand in the marketplace though nothing of them can be bought, or do not though it can: always none. */
export const findMisplacedProjects = async (
  db: Reader,
): Promise<{ projectId: string; kept: string | null; counted: string | null }[]> => {
  const { rows } = await db.execute<{ projectId: string; kept: string | null; counted: string | null }>(sql`
    with offers as (
      select batch.project_id, min(listing.price_per_credit_cents) as cheapest,
        max(listing.price_per_credit_cents) as dearest,
        array_agg(distinct extract(year from batch.vintage_starts_on)::int) as vintages,
        array_agg(distinct listing.sale_type) as sale_types, max(listing.opened_at) as listed_at,
        array_agg(listing.price_per_credit_cents order by listing.id) as cents,
        array_agg(extract(year from batch.vintage_starts_on)::int order by listing.id) as years,
        array_agg(listing.sale_type order by listing.id) as types
      from batches batch
      join listings listing on listing.batch_id = batch.id and listing.state = 'open'
      join ledger_balances balance on balance.account = 'credits/listed/' || listing.id
        and balance.asset = batch.id::text and balance.amount > 0
      group by batch.project_id
    ), counted as (
      select project.id as project_id, (lower(project.name), project.category, project.mechanism, project.registry,
        project.country, cheapest, dearest, vintages, sale_types, listed_at, cents, years, types)::text as facts
      from offers join projects project on project.id = offers.project_id
    ), kept as (
      select project_id, (name_key, category, mechanism, registry, country, price_min_cents, price_max_cents, vintages,
        sale_types, listed_at, offer_cents, offer_years, offer_types)::text as facts
      from market_projects
    )
    select project_id as "projectId", kept.facts as kept, counted.facts as counted
    from kept full join counted using (project_id) where kept.facts is distinct from counted.facts`)
  return rows
}
