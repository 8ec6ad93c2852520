import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const Row = z.object({ projectId: z.string(), kept: z.nullable(z.string()), counted: z.nullable(z.string()) })

/** Projects that stand in the marketplace though nothing of them can be bought, or do not though it can: always none. */
export const findMisplacedProjects = async (
  db: Reader,
): Promise<{ projectId: string; kept: string | null; counted: string | null }[]> => {
  const rows = await query(
    db,
    Row,
    sql`
    with offers as (
      select project_id, min(price_per_credit_cents) as cheapest, max(price_per_credit_cents) as dearest,
        array_agg(distinct vintage) as vintages, array_agg(distinct sale_type) as sale_types,
        max(opened_at) as listed_at, array_agg(price_per_credit_cents order by listing_id) as cents,
        array_agg(vintage order by listing_id) as years, array_agg(sale_type order by listing_id) as types,
        max(sells_until) as sells_until
      from known_listings where is_offered group by project_id
    ), counted as (
      select project.id as project_id, (lower(project.name), project.category, project.mechanism, project.registry,
        project.country, cheapest, dearest, vintages, sale_types, listed_at, cents, years, types,
        sells_until)::text as facts
      from offers join projects project on project.id = offers.project_id
    ), kept as (
      select project_id, (name_key, category, mechanism, registry, country, price_min_cents, price_max_cents, vintages,
        sale_types, listed_at, offer_cents, offer_years, offer_types, sells_until)::text as facts
      from market_projects
    )
    select project_id as "projectId", kept.facts as kept, counted.facts as counted
    from kept full join counted using (project_id) where kept.facts is distinct from counted.facts`,
  )
  return rows
}
