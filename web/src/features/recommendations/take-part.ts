import { type CoverChoice, isScope2 } from '@ledgerleaf/contract/coverage'
import { categoryOf, type Metric } from '@ledgerleaf/contract/metrics'

/** Whether two parts hold the same tonnes: Scope 2 by two methods, Scope 3 and its categories, a total and anything. */
const overlap = (a: Metric, b: Metric): boolean => {
  if (a === b) return false
  if (a === 'total' || b === 'total') return true
  if (isScope2(a) && isScope2(b)) return true
  const isWithin = (whole: Metric, part: Metric) => whole === 'scope3_total' && categoryOf(part) !== null
  return isWithin(a, b) || isWithin(b, a)
}

/** A choice with so many percent of one part; what holds the same tonnes makes way. */
export const takePart = (choice: CoverChoice, metric: Metric, percent: number): CoverChoice => {
  const others = Object.entries(choice).filter(([other]) => other !== metric)
  if (percent <= 0) return Object.fromEntries(others)
  return {
    ...Object.fromEntries(others.filter(([other]) => !overlap(metric, other as Metric))),
    [metric]: percent,
  }
}
