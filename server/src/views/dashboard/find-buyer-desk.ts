import type { Analysis, AnalysisSummary } from '@ledgerleaf/contract/analysis'
import type { BuyerDesk } from '@ledgerleaf/contract/buyer-desk'
import type { ClaimFacts } from '@ledgerleaf/contract/claims'
import { creditsFor } from '@ledgerleaf/contract/coverage'
import { isAt, settleInventory } from '@ledgerleaf/contract/inventory'
import type { Metric } from '@ledgerleaf/contract/metrics'
import type { ChosenFootprints } from '@ledgerleaf/contract/programme'
import { programmeWordOf } from '@ledgerleaf/contract/programme-word'
import { periodOfYear } from '@ledgerleaf/contract/reporting-year'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { Instant, query } from '../../platform/query.ts'
import { findAnalyses, findAnalysis } from '../../reading/analysis/index.ts'
import { findChosenFootprints } from '../../reading/programme/index.ts'
import { findRetiredTonnes } from '../../use/retirements/index.ts'
import type { buyerQueries } from './buyer-queries.ts'
import { chooseNextStep, findStations, type OpenOrder } from './choose-next-step.ts'
import { findCoverage } from './find-coverage.ts'

const OrderRow = z.object({
  orderId: z.string(),
  credits: z.int(),
  heldUntil: Instant,
  isByTransfer: z.boolean(),
})

/** Of the orders that are still to be paid, the one whose credits are let go first. */
const findOpenOrder = async (db: Reader, buyerId: string): Promise<OpenOrder | null> => {
  const [row] = await query(
    db,
    OrderRow,
    sql`
    select orders.id as "orderId", orders.held_until as "heldUntil",
      (select coalesce(sum(quantity), 0)::bigint from order_lines where order_id = orders.id) as credits,
      coalesce((select pay = 'transfer' from payments where order_id = orders.id), false) as "isByTransfer"
    from orders where buyer_id = ${buyerId} and status = 'pending' and held_until > now()
    order by held_until, id limit 1`,
  )
  return row ? { ...row, heldUntil: row.heldUntil.toISOString() } : null
}

/** The parts of a year's footprint that wait for a person's look. */
const doubtfulParts = ({ results, corrections, footprints }: Analysis, year: number): Metric[] => {
  const footprint = footprints.find((one) => one.year === year)
  if (!footprint) return []
  const figures = settleInventory(results, corrections)
  return footprint.parts
    .map(({ metric }) => metric)
    .filter((metric) =>
      figures.some((figure) => isAt(figure, { metric, year: footprint.year }) && figure.doubtful),
    )
}

/** Each report with what is retired for its year; a year that several are of is looked up once. */
const tellReports = async (
  db: Reader,
  personId: string,
  analyses: readonly AnalysisSummary[],
  chosen: ChosenFootprints,
): Promise<BuyerDesk['reports']> => {
  const heads = analyses.flatMap((analysis) =>
    analysis.footprint ? [{ ...analysis, footprint: analysis.footprint }] : [],
  )
  const factsOf = new Map<number, ClaimFacts>()
  for (const year of new Set(heads.map(({ footprint }) => footprint.year)))
    factsOf.set(year, (await findRetiredTonnes(db, personId, periodOfYear(year))).facts)
  return heads.map(({ id, companyName, fileName, footprints, footprint: { year, tonnes } }) => ({
    analysisId: id,
    companyName,
    fileName,
    years: footprints.map((one) => one.year),
    year,
    footprintTonnes: creditsFor(tonnes),
    retiredTonnes: factsOf.get(year)?.retiredTonnes ?? 0,
    pendingTonnes: factsOf.get(year)?.pendingTonnes ?? 0,
    programme: programmeWordOf(chosen, id, { year, tonnes }),
  }))
}

export type DeskWish = { analysisId: string | null; year: number | null }

/** What to do next by what the account has, and what became of the footprint that is asked for. */
export const findBuyerDesk = async (
  { db, buyer }: { db: Reader; buyer: ReturnType<typeof buyerQueries> },
  personId: string,
  { analysisId, year }: DeskWish,
): Promise<BuyerDesk> => {
  const owner = { personId }
  const chosen = await findChosenFootprints(db, personId)
  const analyses = (await findAnalyses(db, owner)).filter(({ id }) => !chosen.leftOut.includes(id))
  const withFootprint = analyses.filter(({ state, footprint }) => state === 'completed' && footprint)
  const [newest] = withFootprint
  // The year to speak of is the newest report's; whose figure it is, the programme says.
  const newestYear = newest?.footprint?.year ?? null
  const firstId = chosen.years.find((one) => one.year === newestYear)?.analysisId ?? newest?.id
  const first = firstId === undefined ? null : await findAnalysis(db, owner, firstId)
  const asked =
    analysisId === null || analysisId === first?.id ? first : await findAnalysis(db, owner, analysisId)
  const firstCoverage = first && (await findCoverage(db, personId, first, newestYear, chosen))
  const isFirst = asked === first && year === null
  const coverage = isFirst ? firstCoverage : asked && (await findCoverage(db, personId, asked, year, chosen))
  if (!coverage && !isFirst) throw new DomainError('not_found')
  const { heldCredits } = await buyer.findCredits(personId)
  const { offsetTonnes, pendingTonnes } = await buyer.findOffset(personId)
  const facts = {
    analyses,
    coverage: firstCoverage,
    doubtful: first && newestYear !== null ? doubtfulParts(first, newestYear) : [],
    doubtfulFigures: withFootprint.reduce((sum, { doubtful }) => sum + doubtful, 0),
    openOrder: await findOpenOrder(db, personId),
    heldTonnes: heldCredits,
    retiredTonnes: offsetTonnes,
    pendingTonnes,
  }
  const next = chooseNextStep(facts)
  return {
    next,
    stations: findStations(facts, next),
    reports: await tellReports(db, personId, withFootprint, chosen),
    coverage,
    programmeTargets: chosen.targets,
  }
}
