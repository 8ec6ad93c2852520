import type { Flag } from '../types.ts'
import { type FlagFigure, type FlagInput, placesOf } from './flag-input.ts'
import { flagOrAsk, someReading } from './flag-or-ask.ts'
import { standards as s } from './standards.ts'
import { writeTonnes } from './write-tonnes.ts'

const tolerance = 0.01
const agrees = (sum: number, printed: number) => Math.abs(sum - printed) / Math.max(printed, 1) <= tolerance

/** The scopes against the total, by every method printed; a total may leave Scope 3 out. */
const scopesFlag = (now: readonly FlagFigure[], year: number): Flag[] => {
  const get = (metric: string) => now.find((figure) => figure.metric === metric)
  const total = get('total')
  const one = get('scope1')
  const three = get('scope3_total')
  const seconds = now.filter(({ metric }) => metric.startsWith('scope2'))
  if (!total || !one || seconds.length === 0) return []
  const fits = ([whole = 0, first = 0, second = 0, third = 0]: number[]) =>
    agrees(first + second + third, whole) || agrees(first + second, whole)
  const withSecond = (second: FlagFigure) => [total, one, second, ...(three ? [three] : [])]
  if (seconds.some((second) => fits(withSecond(second).map(({ value }) => value)))) return []
  const sum = one.value + (seconds[0]?.value ?? 0) + (three?.value ?? 0)
  const figures = [total, one, ...seconds, ...(three ? [three] : [])]
  return [
    flagOrAsk({
      flag: {
        id: 'SUM-MISMATCH',
        severity: 'medium',
        title: 'The scopes do not add up to the total',
        found: `For ${year} the scopes add to ${writeTonnes(sum)}, the total is ${writeTonnes(total.value)}.`,
        standards: [s.ghgReport, s.esrsGross],
        todo: 'Check the figures, or say what else the total contains.',
        evidence: placesOf([total, one]),
      },
      asRead: `As we read them, the scopes of ${year} add to ${writeTonnes(sum)} and the total is ${writeTonnes(total.value)}.`,
      figures,
      isExcused: seconds.some((second) => someReading(withSecond(second), fits)),
    }),
  ]
}

const categoriesMin = 4

const categoriesFlag = (now: readonly FlagFigure[], year: number): Flag[] => {
  const three = now.find(({ metric }) => metric === 'scope3_total')
  const categories = now.filter(({ metric }) => metric.startsWith('scope3_cat'))
  if (!three || categories.length < categoriesMin) return []
  const sum = categories.reduce((all, { value }) => all + value, 0)
  if (sum <= three.value * (1 + tolerance)) return []
  const readings = ({ value, alternatives }: FlagFigure) => [value, ...alternatives.map((one) => one.value)]
  const least = categories.reduce((all, category) => all + Math.min(...readings(category)), 0)
  return [
    flagOrAsk({
      flag: {
        id: 'SUM-MISMATCH-S3',
        severity: 'medium',
        title: 'The categories exceed the Scope 3 total',
        found: `For ${year} the categories add to ${writeTonnes(sum)}, more than the ${writeTonnes(three.value)} of Scope 3.`,
        standards: [s.ghgScope3],
        todo: 'Check the categories for double counting.',
        evidence: placesOf([three]),
      },
      asRead: `As we read them, the categories of ${year} add to ${writeTonnes(sum)}, more than the ${writeTonnes(three.value)} of Scope 3.`,
      figures: [three, ...categories],
      isExcused: least <= Math.max(...readings(three)) * (1 + tolerance),
    }),
  ]
}

/** Whether the figures of the latest year add up. */
export const sumFlags = ({ figures, latest }: FlagInput): Flag[] => {
  if (latest === null) return []
  const now = figures.filter(({ year }) => year === latest)
  return [...scopesFlag(now, latest), ...categoriesFlag(now, latest)]
}
