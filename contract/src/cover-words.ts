import type { Coverable, Covered, CoveredPart } from './coverage.ts'
import { isScope2 } from './coverage.ts'
import { categoryOf, type Metric, metricName } from './metrics.ts'

const methods: Partial<Record<Metric, string>> = {
  scope2_market: 'market-based',
  scope2_location: 'location-based',
  scope2_unspecified: 'method not stated',
}

/** How Scope 2 was counted, in the words of the GHG Protocol. */
export const methodName = (metric: Metric): string => methods[metric] ?? ''

const whole = (count: number): string => count.toLocaleString('en-US')
const and = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** A category by its name alone, a scope by its number: as one says it in a sentence. */
export const partName = (metric: Metric): string => {
  if (isScope2(metric)) return 'Scope 2'
  if (categoryOf(metric) === null) return metric === 'total' ? 'the reported total' : metricName(metric)
  const name = metricName(metric).split(': ')[1] ?? ''
  return name.charAt(0).toLowerCase() + name.slice(1)
}

const isScope = ({ row }: CoveredPart): boolean => partName(row.metric).startsWith('Scope ')

/** Parts of one share: scopes by their numbers, then the rest. The year and the method are said once, with the first. */
const sayShare = (percent: number, group: readonly CoveredPart[], year: number | null): string => {
  const numbers = group.filter(isScope).map(({ row }) => partName(row.metric).slice('Scope '.length))
  const others = group.filter((part) => !isScope(part)).map(({ row }) => partName(row.metric))
  const [first = '', ...rest] = numbers.length > 0 ? [`Scope ${and(numbers)}`, ...others] : others
  const method = group.find(({ row }) => isScope2(row.metric))
  const dated = year === null ? first : `${first} of ${year}`
  return `${percent} % of ${and([method ? `${dated} (${methodName(method.row.metric)})` : dated, ...rest])}`
}

const sayParts = (parts: readonly CoveredPart[], year: number): string => {
  const shares = [...new Set(parts.map(({ percent }) => percent))]
  return and(
    shares.map((percent, at) =>
      sayShare(
        percent,
        parts.filter((part) => part.percent === percent),
        at === 0 ? year : null,
      ),
    ),
  )
}

/** What a choice covers, as a sentence: the parts with their shares, the tonnes, and the footprint they are of. */
export const sayCover = (
  { year }: Pick<Coverable, 'year'>,
  { parts, credits, wholeTonnes }: Covered,
): string =>
  parts.length === 0
    ? 'Nothing is chosen yet.'
    : `Covers ${sayParts(parts, year)}: ${whole(credits)} t of ${whole(wholeTonnes)} t.`
