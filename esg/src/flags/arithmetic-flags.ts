import type { Finding, Flag } from '../types.ts'
import { findCue } from './find-cue.ts'
import type { FlagInput } from './flag-input.ts'
import { metricWords } from './metric-words.ts'
import { standards as s } from './standards.ts'

const off = (sum: number, printed: number) => Math.abs(sum - printed) / Math.max(printed, 1)
const shown = (value: number) => `${Math.round(value).toLocaleString('en')} t`

/** The scopes against the total, by every method printed; the best fit counts. */
const sumFlag = (now: Finding[], year: number): Flag[] => {
  const get = (metric: string) => now.find((finding) => finding.metric === metric)
  const total = get('total')
  const one = get('scope1')
  const seconds = now.filter(({ metric }) => metric.startsWith('scope2'))
  if (!total || !one || seconds.length === 0) return []
  const three = get('scope3_total')?.value ?? 0
  const printed = [total.value, ...total.alternatives.map(({ value }) => value)]
  const sums = seconds.flatMap(({ value }) => [one.value + value + three, one.value + value])
  const gap = Math.min(...sums.flatMap((sum) => printed.map((whole) => off(sum, whole))))
  if (gap <= 0.01) return []
  return [
    {
      id: 'SUM-MISMATCH',
      severity: 'medium',
      title: 'The scopes do not add up to the total',
      found: `For ${year} the scopes add to ${shown(sums[0] ?? 0)}, the total is printed as ${shown(total.value)}.`,
      standards: [s.ghgReport, s.esrsGross],
      todo: 'Check the figures, or say what else the total contains.',
      evidence: [total.evidence, one.evidence],
    },
  ]
}

const categoryFlag = (now: Finding[], year: number): Flag[] => {
  const three = now.find(({ metric }) => metric === 'scope3_total')
  const categories = now.filter(({ metric }) => metric.startsWith('scope3_cat'))
  if (!three || categories.length < 4) return []
  const sum = categories.reduce((all, { value }) => all + value, 0)
  if (sum <= three.value * 1.01) return []
  return [
    {
      id: 'SUM-MISMATCH-S3',
      severity: 'medium',
      title: 'The categories exceed the Scope 3 total',
      found: `For ${year} the categories add to ${shown(sum)}, more than the ${shown(three.value)} printed for Scope 3.`,
      standards: [s.ghgScope3],
      todo: 'Check the categories for double counting.',
      evidence: [three.evidence],
    },
  ]
}

const jumpFlags = ({ findings, pages, latest }: FlagInput): Flag[] => {
  const explained = findCue(
    pages,
    /restat|recalculat|acquisition|divest|methodolog(?:y|ical) change|change in methodology|structural change/i,
  )
  return ['scope1', 'scope2_location', 'scope2_market', 'scope3_total'].flatMap((metric): Flag[] => {
    const now = findings.find((finding) => finding.metric === metric && finding.year === latest)
    const before = findings.find((finding) => finding.metric === metric && finding.year === (latest ?? 0) - 1)
    if (!now || !before || before.value <= 0) return []
    const change = now.value / before.value - 1
    if (
      Math.abs(change) >= 0.8 &&
      (now.value / before.value > 50 || before.value / Math.max(now.value, 1) > 50)
    )
      return [
        {
          id: 'UNIT-SUSPECT',
          severity: 'high',
          title: 'A unit looks wrong',
          found: `${metricWords(metric)} goes from ${shown(before.value)} to ${shown(now.value)} in a year.`,
          standards: [s.ghgReport],
          todo: 'Check the unit printed for both years.',
          evidence: [now.evidence, before.evidence],
        },
      ]
    if (Math.abs(change) <= 0.3 || explained) return []
    return [
      {
        id: 'YOY-JUMP',
        severity: 'medium',
        title: 'A large change without an explanation',
        found: `${metricWords(metric)} ${change < 0 ? 'falls' : 'rises'} by ${Math.round(Math.abs(change) * 100)}\u00a0% from ${latest === null ? '' : latest - 1} to ${latest}, and no restatement, acquisition, sale or change of method is mentioned.`,
        standards: [s.ghgBase],
        todo: 'Explain the change, and recalculate the base year where the rules ask for it.',
        evidence: [now.evidence, before.evidence],
      },
    ]
  })
}

export const arithmeticFlags = (input: FlagInput): Flag[] => {
  const { findings, latest } = input
  if (latest === null) return []
  const now = findings.filter(({ year }) => year === latest)
  const total = now.find(({ metric }) => metric === 'total')
  const both =
    now.some(({ metric }) => metric === 'scope2_location') &&
    now.some(({ metric }) => metric === 'scope2_market')
  const unnamed =
    total && both && !/location|market/i.test([total.evidence.quote, ...total.context].join(' '))
  const method: Flag[] = unnamed
    ? [
        {
          id: 'TOTAL-METHOD',
          severity: 'low',
          title: 'The total does not name its Scope 2 method',
          found: `Both Scope 2 methods are reported for ${latest}, and the total does not say which one it contains.`,
          standards: [s.esrsTotal],
          todo: 'Print the total on both bases.',
          evidence: [total.evidence],
        },
      ]
    : []
  return [...sumFlag(now, latest), ...categoryFlag(now, latest), ...jumpFlags(input), ...method]
}
