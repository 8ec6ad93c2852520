import { coverYear } from '@ledgerleaf/contract/cover-year'
import type { InventorySource, Programme, YearCoverage } from '@ledgerleaf/contract/programme'
import { addExactly } from '@ledgerleaf/contract/quantities'
import type { Reader } from '../../platform/db.ts'
import { findJoinedProgramme, type JoinedProgramme, type JoinedYear } from '../../reading/programme/index.ts'
import { findRetiredOfYears, findUndatedTonnes } from '../../use/retirements/index.ts'
import { findHeldTonnes, findPriceRange, findRetiredYears } from './programme-queries.ts'
import { reckonTarget } from './reckon-target.ts'

const unknownYear = (year: number): JoinedYear => ({
  year,
  lines: [],
  total: {
    state: 'unknown',
    tonnes: null,
    parts: [],
    isAsReported: false,
    sourceIds: [],
    contradictedBy: [],
  },
})

/** From the first year to the last, those between them that nobody speaks of included: they are unknown, and not zero. */
const fillYears = (joined: readonly JoinedYear[], further: readonly number[]): JoinedYear[] => {
  const known = [...joined.map(({ year }) => year), ...further]
  if (known.length === 0) return []
  const first = Math.min(...known)
  return Array.from({ length: Math.max(...known) - first + 1 }, (_, at) => {
    const year = first + at
    return joined.find((one) => one.year === year) ?? unknownYear(year)
  })
}

/** Counted from Scope 1 on, in the order of the parts. */
const shareOut = (parts: JoinedYear['total']['parts'], retiredTonnes: number): YearCoverage['parts'] => {
  let left = retiredTonnes
  return parts.map(({ metric, tonnes }) => {
    const coveredTonnes = Math.min(tonnes, left)
    left = addExactly([left, -coveredTonnes])
    return { metric, tonnes, coveredTonnes }
  })
}

type RetiredOfYears = Awaited<ReturnType<typeof findRetiredOfYears>>

const cover = (
  { year, total }: JoinedYear,
  retired: RetiredOfYears,
  undated: Awaited<ReturnType<typeof findUndatedTonnes>>,
): YearCoverage => {
  const bare = undated.find((one) => one.year === year)
  const facts = retired.of(year)
  const { retiredTonnes, pendingTonnes } = facts
  const covered = total.tonnes === null ? null : coverYear(total.tonnes, facts)
  return {
    footprintTonnes: covered?.footprintTonnes ?? null,
    retiredTonnes,
    pendingTonnes,
    undatedTonnes: bare ? bare.retiredTonnes + bare.pendingTonnes : 0,
    openTonnes: covered?.openTonnes ?? null,
    parts: shareOut(total.parts, retiredTonnes),
  }
}

const sourcesOf = ({ inventories, settled }: JoinedProgramme): InventorySource[] =>
  inventories
    .filter(({ figures }) => figures.length > 0)
    .map(({ analysisId, kind, fileName, companyName, uploadedAt, perimeter, figures }) => ({
      id: analysisId,
      kind,
      name: fileName,
      companyName,
      uploadedAt: uploadedAt.toISOString(),
      years: [...new Set(figures.map(({ year }) => year))].sort((a, b) => a - b),
      perimeter,
      isLeftOut: settled.leftOut.has(analysisId),
    }))

/** Of whatever period, less what lies within one year. */
const tellSeveralYears = (retired: RetiredOfYears, years: Programme['years']): Programme['severalYears'] => {
  const within = (of: 'retiredTonnes' | 'pendingTonnes') =>
    years.reduce((sum, { coverage }) => sum + coverage[of], 0)
  return {
    retiredTonnes: retired.ever.retiredTonnes - within('retiredTonnes'),
    pendingTonnes: retired.ever.pendingTonnes - within('pendingTonnes'),
  }
}

/** Whether a decision is about a report that is no longer there: what it said stays in the list, and holds for nothing. */
const isGone = ({ inventories }: JoinedProgramme, { said }: JoinedProgramme['decisions'][number]): boolean =>
  'sourceId' in said && !inventories.some(({ analysisId }) => analysisId === said.sourceId)

/** The whole programme of an organisation, from its inventories, its decisions, the ledger and the market of now. */
export const findProgramme = async (db: Reader, organisationId: string): Promise<Programme> => {
  const joined = await findJoinedProgramme(db, organisationId)
  const prices = await findPriceRange(db)
  const undated = await findUndatedTonnes(db, organisationId)
  const filled = fillYears(joined.years, await findRetiredYears(db, organisationId))
  const retired = await findRetiredOfYears(
    db,
    organisationId,
    filled.map(({ year }) => year),
  )
  const years = filled.map((year) => ({ ...year, coverage: cover(year, retired, undated) }))
  const base = joined.base && (({ after: _, ...told }) => told)(joined.base)
  return {
    version: joined.settled.version,
    sources: sourcesOf(joined),
    years,
    severalYears: tellSeveralYears(retired, years),
    base,
    targets: joined.settled.targets.map((target) => reckonTarget(target, joined.years, base, prices)),
    stated: joined.inventories
      .filter(({ analysisId }) => !joined.settled.leftOut.has(analysisId))
      .flatMap(({ analysisId, targets }) => targets.map((target) => ({ sourceId: analysisId, target }))),
    heldTonnes: await findHeldTonnes(db, organisationId),
    prices,
    decisions: joined.decisions.toReversed().map((made) => ({ ...made, isSourceGone: isGone(joined, made) })),
  }
}
