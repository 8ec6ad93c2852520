import { categoryOf, type Metric } from '@ledgerleaf/contract/metrics'

export type ProposedFigure = { metric: Metric; year: number; value: number }

/** Fifty times as much as a year before is a unit read wrong; the flags say so of our own readings too. */
const timesOtherYear = 50
const timesOtherScopes = 1000
const timesOperations = 100_000
const tonnesMax = 1e11
const tolerance = 0.01

const near = (a: number, b: number): boolean => Math.abs(a - b) <= tolerance * Math.max(b, 1)
const within = (part: number, whole: number): boolean => part <= whole * (1 + tolerance)

type Year = { one: number | null; twos: number[]; three: number | null; total: number | null; parts: number }

const yearOf = (figures: readonly ProposedFigure[]): Year => {
  const get = (metric: Metric) => figures.find((figure) => figure.metric === metric)?.value ?? null
  const sum = (some: readonly ProposedFigure[]) => some.reduce((all, { value }) => all + value, 0)
  return {
    one: get('scope1'),
    twos: figures.filter(({ metric }) => metric.startsWith('scope2')).map(({ value }) => value),
    three: get('scope3_total'),
    total: get('total'),
    parts: sum(figures.filter(({ metric }) => categoryOf(metric) !== null)),
  }
}

/** True where the scopes make up the total, false where they cannot, null where too few are known. */
const addsUp = ({ one, twos, three, total }: Year): boolean | null => {
  if (total === null) return null
  const own = twos.map((two) => (one ?? 0) + two)
  // Some totals leave Scope 3 out, and say so by adding up without it.
  if (one !== null && own.some((sum) => near(sum, total))) return true
  const sums = own.length > 0 ? own : [one ?? 0]
  if (one !== null && twos.length > 0 && three !== null) return sums.some((sum) => near(sum + three, total))
  return sums.some((sum) => within(sum + (three ?? 0), total)) ? null : false
}

const isFarFrom = (metric: Metric, value: number, other: number): boolean => {
  const [now, then] = [Math.max(value, 1), Math.max(other, 1)]
  // Whoever buys renewable power brings the market-based figure down to almost nothing.
  return now / then > timesOtherYear || (metric !== 'scope2_market' && then / now > timesOtherYear)
}

const isOutOfScale = ({ metric, value }: ProposedFigure, others: readonly ProposedFigure[]): boolean => {
  const rest = others.reduce((all, figure) => all + figure.value, 0)
  if (rest === 0) return false
  const isOwn = metric === 'scope1' || metric.startsWith('scope2')
  return value > rest * (isOwn ? timesOtherScopes : timesOperations)
}

type Weight = { refusal: 'magnitude' | 'sums' | null; reasons: string[] }

const refused = (refusal: 'magnitude' | 'sums'): Weight => ({ refusal, reasons: [] })

/** A figure among those that are known: why it cannot stand beside them, or what speaks for it. */
export const weighFigure = (known: readonly ProposedFigure[], figure: ProposedFigure): Weight => {
  const { metric, year, value } = figure
  const [nearest] = known
    .filter((other) => other.metric === metric && other.year !== year)
    .sort((a, b) => Math.abs(a.year - year) - Math.abs(b.year - year))
  if (value > tonnesMax || (nearest && isFarFrom(metric, value, nearest.value))) return refused('magnitude')
  const reasons = nearest ? [`It is of the size of the figure for ${nearest.year}.`] : []
  if (metric === 'energy_total_mwh') return { refusal: null, reasons }
  const others = known.filter(
    (other) => other.year === year && other.metric !== metric && other.metric !== 'energy_total_mwh',
  )
  if (isOutOfScale(figure, others)) return refused('magnitude')
  const all = yearOf([...others, figure])
  if (all.three !== null && !within(all.parts, all.three)) return refused('sums')
  const sum = addsUp(all)
  if (sum === false) return refused('sums')
  if (sum && categoryOf(metric) === null) reasons.unshift('It adds up with the other scopes to the total.')
  return { refusal: null, reasons }
}
