import type { AnswerOf, QueryOf } from '@ledgerleaf/contract/endpoint'
import { MarketProject, type marketApi } from '@ledgerleaf/contract/market'
import { resultsCountedMax } from '@ledgerleaf/contract/market-calls'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import { findPublicPhotographs } from '../../supply/photographs/index.ts'
import { marketConditions } from './market-conditions.ts'
import { pageOrder, writeCursor } from './market-cursor.ts'
import { findOffers } from './offer-queries.ts'
import { findScoreSummaries } from './score-summaries.ts'

const Counted = z.object({ count: z.number() })

const pageSize = 24

const Row = z.extend(z.omit(MarketProject, { offers: true, score: true, photograph: true }), {
  value: z.string(),
})

const countResults = async (db: Reader, conditions: ReturnType<typeof marketConditions>): Promise<number> => {
  const rows = await query(
    db,
    Counted,
    sql`
    select count(*) as count
    from (select from market_projects market where ${conditions} limit ${resultsCountedMax}) as counted`,
  )
  return rows[0]?.count ?? 0
}

/** One page of the marketplace. What is for sale of each project, and how much of it, is read as of now. */
export const findMarketProjects = async (
  db: Reader,
  asked: QueryOf<typeof marketApi.projects>,
): Promise<AnswerOf<typeof marketApi.projects>> => {
  const { sort = 'newest', cursor, limit = pageSize } = asked
  const conditions = marketConditions(asked)
  const { value, orderBy, begins } = pageOrder(sort, cursor)
  const rows = await query(
    db,
    Row,
    sql`
    select project.id, project.name, project.category, project.mechanism, project.registry,
      project.registry_project_id as "registryProjectId", project.country, project.methodology, page.value
    from (
      select market.project_id, ${value} as value, row_number() over (order by ${orderBy}) as place
      from market_projects market where ${conditions} and ${begins}
      order by ${orderBy} limit ${limit + 1}
    ) page
    join projects project on project.id = page.project_id
    order by page.place`,
  )
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const ids = shown.map(({ id }) => id)
  const offers = await findOffers(db, ids)
  const scores = await findScoreSummaries(db, ids, 'approved')
  const photographs = await findPublicPhotographs(db, ids)
  return {
    projects: shown.map(({ value: _, ...project }) => ({
      ...project,
      score: scores.get(project.id) ?? null,
      photograph: photographs.get(project.id)?.[0] ?? null,
      offers: offers.get(project.id) ?? [],
    })),
    count: cursor === undefined ? await countResults(db, conditions) : null,
    next: rows.length > limit && last ? writeCursor({ sort, value: last.value, id: last.id }) : null,
  }
}
