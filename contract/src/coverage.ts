import type { Analysis, Footprint } from './analysis.ts'
import { headlineOf } from './footprint.ts'
import { type Figure, settleInventory } from './inventory.ts'
import { categoryOf, type Metric, metrics } from './metrics.ts'

/** What covering asks of a figure of the inventory. */
export type CoverFigure = Pick<Figure, 'metric' | 'year' | 'value' | 'perimeter' | 'doubtful' | 'source'>

/** A part of a footprint that can be covered, and the figures of the analysis it is made of. */
export type CoverRow = {
  metric: Metric
  tonnes: number
  doubtful: boolean
  corrected: boolean
  /** Added up from categories, because the report gives no figure for the whole of Scope 3. */
  summed: boolean
}

/** What of one year's footprint can be covered. */
export type Coverable = {
  analysisId: string
  year: number
  years: number[]
  scope1: CoverRow | null
  /** One of them counts: the method the buyer chooses. The first is what the footprint counts by. */
  scope2: CoverRow[]
  scope3: CoverRow | null
  categories: CoverRow[]
  /** Only where the report gives one figure and does not take it apart into scopes. */
  total: CoverRow | null
}

/** Which parts to cover, each in percent of it. */
export type CoverChoice = Partial<Record<Metric, number>>

const scope2Metrics: readonly Metric[] = ['scope2_market', 'scope2_location', 'scope2_unspecified']
export const isScope2 = (metric: Metric): boolean => scope2Metrics.includes(metric)

/** Money hangs on it: a sum of decimals must not grow a tonne in the fifteenth place. */
const exact = (tonnes: number): number => Number(tonnes.toFixed(6))

/** One credit is one tonne, and part of a tonne takes a whole credit. */
export const creditsFor = (tonnes: number): number => Math.ceil(exact(tonnes))

const rowOf = ({ metric, value, doubtful, source }: CoverFigure): CoverRow => ({
  metric,
  tonnes: value,
  doubtful,
  corrected: source === 'person',
  summed: false,
})

const sumOf = (categories: readonly CoverRow[]): CoverRow => ({
  metric: 'scope3_total',
  tonnes: exact(categories.reduce((total, { tonnes }) => total + tonnes, 0)),
  doubtful: categories.some(({ doubtful }) => doubtful),
  corrected: categories.some(({ corrected }) => corrected),
  summed: true,
})

/** What can be covered of a year, or of the headline's where it is not named or not there; null without any footprint. */
export const coverableIn = (
  analysisId: string,
  footprints: readonly Footprint[],
  figures: readonly CoverFigure[],
  asked: number | null,
): Coverable | null => {
  const footprint = footprints.find(({ year }) => year === asked) ?? headlineOf(footprints)
  if (!footprint) return null
  const { year, parts, asReported } = footprint
  const ofYear = figures.filter((figure) => figure.year === year)
  // What is about another part of the company than the footprint is no part of it.
  const perimeters = parts.map(
    (part) => ofYear.find(({ metric }) => metric === part.metric)?.perimeter ?? null,
  )
  const rows = metrics.flatMap((metric) => {
    const figure = ofYear.find((one) => one.metric === metric && perimeters.includes(one.perimeter))
    return figure ? [rowOf(figure)] : []
  })
  const find = (metric: Metric) => rows.find((row) => row.metric === metric) ?? null
  // Nothing of a part that is zero can be covered.
  const some = (row: CoverRow | null) => (row && row.tonnes > 0 ? row : null)
  const categories = rows.filter((row) => categoryOf(row.metric) !== null && some(row))
  const scope3 = find('scope3_total') ?? (categories.length > 0 ? sumOf(categories) : null)
  return {
    analysisId,
    year,
    years: footprints.map((one) => one.year),
    scope1: some(find('scope1')),
    // Zero by the one method is a result: it never gives way to the other one, which the buyer may choose.
    scope2: scope2Metrics.flatMap((metric) => find(metric) ?? []),
    scope3: some(scope3),
    categories,
    total: asReported ? some(find('total')) : null,
  }
}

/** The same of an analysis, with its figures as they stand after what people corrected. */
export const coverableOf = (analysis: Analysis, asked: number | null): Coverable | null =>
  coverableIn(
    analysis.id,
    analysis.footprints,
    settleInventory(analysis.results, analysis.corrections),
    asked,
  )

/** Scope 1 and 2; a report that gives only a total is covered by it. Scope 3 is never chosen for the buyer. */
export const firstChoice = ({ scope1, scope2, total }: Coverable): CoverChoice => {
  const own = [scope1, scope2[0]].flatMap((row) => row ?? [])
  const first = own.length > 0 ? own : total ? [total] : []
  return Object.fromEntries(first.map(({ metric }) => [metric, 100]))
}

/** All there is of the footprint, with the method of Scope 2 already chosen. */
export const wholeChoice = (coverable: Coverable, choice: CoverChoice): CoverChoice => {
  const { scope1, scope2, scope3, total } = coverable
  if (total) return { total: 100 }
  const second = scope2.find(({ metric }) => choice[metric] !== undefined) ?? scope2[0]
  const rows = [scope1, second, scope3].flatMap((row) => row ?? [])
  return Object.fromEntries(rows.map(({ metric }) => [metric, 100]))
}

/** The rows a choice takes, in the order of the report: nothing that is not there, and nothing twice. */
const chosenRows = (coverable: Coverable, choice: CoverChoice): CoverRow[] => {
  const { scope1, scope2, scope3, categories, total } = coverable
  const isChosen = (row: CoverRow | null | undefined): row is CoverRow =>
    !!row && (choice[row.metric] ?? 0) > 0
  if (isChosen(total)) return [total]
  const third = isChosen(scope3) ? [scope3] : categories.filter(isChosen)
  return [scope1, scope2.find(isChosen), ...third].filter(isChosen)
}

export type CoveredPart = { row: CoverRow; percent: number; tonnes: number }
export type Covered = {
  parts: CoveredPart[]
  /** Whole credits; zero where nothing is chosen, or what is chosen is zero. */
  credits: number
  /** The footprint of the year by the same method, in whole tonnes. */
  wholeTonnes: number
}

/** What a choice comes to. */
export const coverOf = (coverable: Coverable, choice: CoverChoice): Covered => {
  const parts = chosenRows(coverable, choice).map((row) => {
    const percent = Math.min(100, choice[row.metric] ?? 0)
    return { row, percent, tonnes: exact((row.tonnes * percent) / 100) }
  })
  const tonnes = parts.reduce((total, part) => total + part.tonnes, 0)
  const whole = chosenRows(coverable, wholeChoice(coverable, choice))
  const wholeTonnes = creditsFor(whole.reduce((total, row) => total + row.tonnes, 0))
  return { parts, credits: creditsFor(tonnes), wholeTonnes }
}
