import { ScoreSummary } from '@ledgerleaf/contract/scores'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'
import type { ScoreOf } from '../../supply/scores/index.ts'

const Row = z.extend(ScoreSummary, { projectId: z.string() })
type Row = z.infer<typeof Row>

const toSummaries = (rows: readonly Row[], key: (row: Row) => string): Map<string, ScoreSummary> =>
  new Map(
    rows.map((row) => {
      const { projectId: _, ...score } = row
      return [key(row), score] as const
    }),
  )

/** The current card of each vintage, what of it is for sale, and whether anything of it is issued. */
const cardsOf = (projectIds: readonly string[], of: ScoreOf): SQL => sql`
  select card.project_id, card.vintage, card.value, card.grade, card.confidence, market.lead_type,
    coalesce(market.lead_type = any (sold.types), false) as leads, coalesce(sold.is_best, false) as is_best,
    sold.types is not null as is_sold,
    coalesce(made.is_promise, false) as is_promise
  from (
    select distinct on (project_id, vintage) project_id, vintage, value, grade, confidence
    from scores where project_id = any (${sql.param([...projectIds])}::uuid[]) and is_approved = ${of === 'approved'}
    order by project_id, vintage, position desc
  ) card
  left join market_projects market on market.project_id = card.project_id
  left join lateral (
    select array_agg(offer.type) as types,
      bool_or(offer.type = market.lead_type and offer.cents = market.lead_min_cents) as is_best
    from unnest(market.offer_years, market.offer_types, market.offer_cents) as offer (year, type, cents)
    where offer.year = card.vintage
  ) sold on true
  left join lateral (
    select bool_and(batch.serial_start is null) as is_promise from batches batch
    where batch.project_id = card.project_id and extract(year from batch.vintage_starts_on)::int = card.vintage
  ) made on true`

/**
 * The score of what is sold now of each project, for every place that shows one score of a project: of the vintage whose price
 * it is shown by and which is put in a basket from beside it (`bestOffer` of the contract), for a price and a score side by side
 * are read as of one thing. Where that vintage has none, of the newest that can be bought at once, or else by subscription, or
 * else forward. Of a project that sells nothing it is the newest vintage with credits, and a promise only where it has nothing else.
 */
export const findScoreSummaries = async (
  db: Reader,
  projectIds: readonly string[],
  of: ScoreOf,
): Promise<Map<string, ScoreSummary>> => {
  if (projectIds.length === 0) return new Map()
  const rows = await query(
    db,
    Row,
    sql`
    select distinct on (project_id) project_id as "projectId", vintage, value, grade, confidence,
      is_promise as "isPromise"
    from (${cardsOf(projectIds, of)}) card
    -- What is for sale and has no number is not shown by the number of what is not for sale.
    where value is not null and grade is not null and (is_sold or lead_type is null)
    order by project_id, leads desc, is_best desc, is_promise, vintage desc`,
  )
  return toSummaries(rows, ({ projectId }) => projectId)
}

/** Under which the score of one vintage is found among those of `findVintageSummaries`. */
const keyOf = (projectId: string, vintage: number) => `${projectId} ${vintage}`

/** The score of any one vintage of these projects, as strangers see it: beside what is named with its vintage. */
export const findVintageSummaries = async (
  db: Reader,
  projectIds: readonly string[],
): Promise<(projectId: string, vintage: number) => ScoreSummary | null> => {
  if (projectIds.length === 0) return () => null
  const rows = await query(
    db,
    Row,
    sql`
    select project_id as "projectId", vintage, value, grade, confidence, is_promise as "isPromise"
    from (${cardsOf(projectIds, 'approved')}) card where value is not null and grade is not null`,
  )
  const found = toSummaries(rows, ({ projectId, vintage }) => keyOf(projectId, vintage))
  return (projectId, vintage) => found.get(keyOf(projectId, vintage)) ?? null
}
