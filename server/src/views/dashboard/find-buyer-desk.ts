import type { Analysis, AnalysisSummary } from '@ledgerleaf/contract/analysis'
import type { BuyerDesk } from '@ledgerleaf/contract/buyer-desk'
import { creditsFor } from '@ledgerleaf/contract/coverage'
import { isAt, settleInventory } from '@ledgerleaf/contract/inventory'
import type { Metric } from '@ledgerleaf/contract/metrics'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { Instant, query } from '../../platform/query.ts'
import { findAnalyses, findAnalysis } from '../../reading/analysis/index.ts'
import { findChosenFootprints } from '../../reading/programme/index.ts'
import { findRetiredOfYears, findRetiredTimes } from '../../use/retirements/index.ts'
import { chooseNextStep, findStations, type OpenOrder } from './choose-next-step.ts'
import {
  type CoverageSource,
  coverFootprint,
  programmeSource,
  type RetiredOfYears,
} from './cover-footprint.ts'

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

/** Each report with what is retired for its year. */
const tellReports = (analyses: readonly ReadAnalysis[], retired: RetiredOfYears): BuyerDesk['reports'] =>
  analyses.map(({ id, companyName, fileName, footprints, footprint: { year, tonnes } }) => ({
    analysisId: id,
    companyName,
    fileName,
    years: footprints.map((one) => one.year),
    year,
    footprintTonnes: creditsFor(tonnes),
    retiredTonnes: retired.of(year).retiredTonnes,
    pendingTonnes: retired.of(year).pendingTonnes,
  }))

type ReadAnalysis = AnalysisSummary & { footprint: NonNullable<AnalysisSummary['footprint']> }
const isRead = (analysis: AnalysisSummary): analysis is ReadAnalysis =>
  analysis.state === 'completed' && analysis.footprint !== null

export type DeskWish = { analysisId: string | null; year: number | null }

/** What to do next by what the account has, and what became of the footprint that is asked for. */
export const findBuyerDesk = async (
  db: Reader,
  personId: string,
  { analysisId, year }: DeskWish,
): Promise<BuyerDesk> => {
  const owner = { personId }
  const chosen = await findChosenFootprints(db, personId)
  const analyses = (await findAnalyses(db, owner)).filter(({ id }) => !chosen.leftOut.includes(id))
  const withFootprint = analyses.filter(isRead)
  const [newest] = withFootprint
  // The year to speak of is the newest report's; whose figure it is, the programme says.
  const newestYear = newest?.footprint?.year ?? null
  const sourceOf = async (spokenOf: number) => {
    const taken = chosen.years.find((one) => one.year === spokenOf)
    if (taken?.tonnes !== null && taken?.analysisId === null) return programmeSource(chosen, spokenOf)
    const id = taken?.analysisId ?? newest?.id
    return id === undefined ? null : findAnalysis(db, owner, id)
  }
  const first = newestYear === null ? null : await sourceOf(newestYear)
  const isFirst = analysisId === null && year === null
  const asked = async () => (year === null ? null : sourceOf(year))
  const source = isFirst
    ? first
    : analysisId === null
      ? await asked()
      : await findAnalysis(db, owner, analysisId)
  const footprintsOf = (one: CoverageSource | null) =>
    one ? [...one.footprints, ...(one.footprint ? [one.footprint] : [])] : []
  const spokenOf = [
    ...footprintsOf(first),
    ...footprintsOf(source),
    ...withFootprint.map(({ footprint }) => footprint),
  ]
  const retired = await findRetiredOfYears(
    db,
    personId,
    spokenOf.map((one) => one.year),
  )
  const { retiredTonnes, pendingTonnes } = retired.ever
  const times = retiredTonnes + pendingTonnes > 0 ? await findRetiredTimes(db, personId) : []
  const coverOf = (from: CoverageSource | null, of: number | null) =>
    from && coverFootprint(retired, from, of, chosen, times)
  const firstCoverage = coverOf(first, newestYear)
  const coverage = isFirst ? firstCoverage : coverOf(source, year)
  if (!coverage && !isFirst) throw new DomainError('not_found')
  const facts = {
    analyses,
    coverage: firstCoverage,
    doubtful: first && first.id !== null && newestYear !== null ? doubtfulParts(first, newestYear) : [],
    doubtfulFigures: withFootprint.reduce((sum, { doubtful }) => sum + doubtful, 0),
    openOrder: await findOpenOrder(db, personId),
    heldTonnes: retired.ever.heldTonnes,
    retiredTonnes,
    pendingTonnes,
  }
  const next = chooseNextStep(facts)
  return {
    next,
    stations: findStations(facts, next),
    reports: tellReports(withFootprint, retired),
    coverage,
    programmeTargets: chosen.targets,
  }
}
