import type { Footprint } from '@ledgerleaf/contract/analysis'
import type { EmissionSource } from '@ledgerleaf/contract/findings'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { categoryOf, type Metric } from '@ledgerleaf/contract/metrics'
import { addExactly } from '@ledgerleaf/contract/quantities'
import { type Band, bandOf } from './scope-bars.ts'

/** A piece of a year's footprint, with the figure that vouches for it. */
export type Block = {
  id: string
  metric: Metric
  scope: Band
  tonnes: number
  /** What the report leaves undivided: a scope without categories, the rest beside them, or a total without scopes. */
  isRest: boolean
  figure: Figure | null
  /** The same piece a year earlier; null where it is not known. */
  before: number | null
}

export type Blocks = {
  blocks: Block[]
  /** What its categories add up to, where that is more than the report's own Scope 3: then they are not drawn. */
  excess: number | null
}

type Year = { year: number; perimeter: string | null; figures: readonly Figure[] }

const figureOf = ({ year, perimeter, figures }: Year, metric: Metric): Figure | null =>
  figures.find((one) => one.metric === metric && one.year === year && one.perimeter === perimeter) ?? null

const categoriesOf = ({ year, perimeter, figures }: Year): Figure[] =>
  figures.filter((one) => one.year === year && one.perimeter === perimeter && categoryOf(one.metric) !== null)

const sumOf = (figures: readonly Figure[]): number => addExactly(figures.map(({ value }) => value))

/** What is left of Scope 3 beside the same categories; null where the year names others, for then it is another thing. */
const restOf = (year: Year, beside: readonly Figure[]): number | null => {
  const whole = figureOf(year, 'scope3_total')
  const own = categoriesOf(year)
  const isSame =
    own.length === beside.length && own.every(({ metric }) => beside.some((one) => one.metric === metric))
  return whole && isSame ? addExactly([whole.value, -sumOf(own)]) : null
}

/**
 * A footprint as pieces that add up to it, each with its figure: scopes, and Scope 3 by its categories as far as they are
 * given. Nothing is shared out that the report does not share out: the rest is a piece of its own.
 */
export const blocksOf = (
  { year, parts }: Footprint,
  perimeter: string | null,
  figures: readonly Figure[],
): Blocks => {
  const now = { year, perimeter, figures }
  const last = { year: year - 1, perimeter, figures }
  const piece = (metric: Metric, tonnes: number): Block => ({
    id: metric,
    metric,
    scope: bandOf(metric),
    tonnes,
    isRest: metric === 'total' || metric === 'scope3_total',
    figure: figureOf(now, metric),
    before: figureOf(last, metric)?.value ?? null,
  })
  const categories = categoriesOf(now)
  const given = sumOf(categories)
  let excess: number | null = null
  const blocks = parts.flatMap(({ metric, tonnes }) => {
    if (metric !== 'scope3_total' || categories.length === 0) return [piece(metric, tonnes)]
    const rest = addExactly([tonnes, -given])
    if (rest < 0) {
      excess = given
      return [piece(metric, tonnes)]
    }
    const split = categories.map((one) => piece(one.metric, one.value))
    return rest > 0 ? [...split, { ...piece(metric, rest), before: restOf(last, categories) }] : split
  })
  return { blocks, excess }
}

const isPiece = ({ tonnes, evidence }: EmissionSource, block: Block): boolean =>
  block.tonnes === tonnes &&
  block.figure?.evidence?.page === evidence.page &&
  block.figure.evidence.cell === evidence.cell

/** Whether a report's sources say more than its footprint's pieces do: a fuel, a site, something we computed. */
export const tellMore = (sources: readonly EmissionSource[], blocks: readonly Block[]): boolean =>
  sources.some((source) => !blocks.some((block) => isPiece(source, block)))
