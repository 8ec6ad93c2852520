import { PortfolioPart } from '@ledgerleaf/contract/buyer-desk'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findHoldings, findRetirements } from '../../use/retirements/index.ts'

const Facts = z.object({
  projectId: z.string(),
  site: PortfolioPart.shape.site,
  durabilityYears: PortfolioPart.shape.durabilityYears,
})

const findFacts = async (db: Reader, projectIds: readonly string[]) => {
  const rows = await query(
    db,
    Facts,
    sql`
    select project.id as "projectId", quality.durability_years as "durabilityYears",
      case when file.site_latitude is not null and file.site_longitude is not null
        then jsonb_build_object('latitude', file.site_latitude, 'longitude', file.site_longitude) end as site
    from projects project
    left join approved_project_files file on file.project_id = project.id
    left join project_qualities quality on quality.project_id = project.id
    where project.id = any(${sql.param([...projectIds])}::uuid[])`,
  )
  return new Map(rows.map((row) => [row.projectId, row]))
}

/** The credits that the pages of holdings and retirements list, by project and vintage, with what is known of each project. */
export const findPortfolio = async (db: Reader, personId: string): Promise<PortfolioPart[]> => {
  const held = (await findHoldings(db, personId)).map((one) => ({ ...one, held: one.quantity, retired: 0 }))
  const retired = (await findRetirements(db, personId)).map((one) => ({
    ...one,
    held: 0,
    retired: one.quantity,
  }))
  const all = [...held, ...retired]
  const facts = await findFacts(db, [...new Set(all.map(({ projectId }) => projectId))])
  const parts = new Map<string, PortfolioPart>()
  for (const one of all) {
    const { projectId, projectName, category, mechanism, country } = one
    const vintage = Number(one.vintageStartsOn.slice(0, 4))
    const key = `${projectId} ${vintage}`
    const known = facts.get(projectId)
    const part = parts.get(key) ?? {
      projectId,
      projectName,
      category,
      mechanism,
      country,
      site: known?.site ?? null,
      durabilityYears: known?.durabilityYears ?? null,
      vintage,
      heldCredits: 0,
      retiredCredits: 0,
    }
    part.heldCredits += one.held
    part.retiredCredits += one.retired
    parts.set(key, part)
  }
  return [...parts.values()].sort(
    (a, b) => b.heldCredits + b.retiredCredits - a.heldCredits - a.retiredCredits,
  )
}
