import type { Page } from '../layout/page.ts'
import type { EmissionSource, Finding } from '../types.ts'
import { computeActivities } from './compute-activities.ts'
import { findComponents } from './find-components.ts'

const categoryNames = [
  'Purchased goods and services',
  'Capital goods',
  'Fuel- and energy-related activities',
  'Upstream transportation and distribution',
  'Waste generated in operations',
  'Business travel',
  'Employee commuting',
  'Upstream leased assets',
  'Downstream transportation and distribution',
  'Processing of sold products',
  'Use of sold products',
  'End-of-life treatment of sold products',
  'Downstream leased assets',
  'Franchises',
  'Investments',
]

const nameOf = ({ metric }: Finding) => {
  if (metric === 'scope1') return 'Direct emissions'
  if (metric.startsWith('scope2')) return 'Purchased energy'
  if (metric === 'scope3_total') return 'Value chain, not broken down'
  return categoryNames[Number(metric.replace('scope3_cat', '')) - 1] ?? metric
}

const scopeOf = ({ metric }: Finding): 1 | 2 | 3 =>
  metric === 'scope1' ? 1 : metric.startsWith('scope2') ? 2 : 3

/**
 * Of Scope 1 and 2 the parts where they are printed and add up; of Scope 2 one figure counts, market-based where there is
 * one; of Scope 3 the categories and what they leave open.
 */
const ofYear = (findings: Finding[], pages: Page[]): EmissionSource[] => {
  const find = (metric: string) => findings.find((finding) => finding.metric === metric)
  const second = find('scope2_market') ?? find('scope2_location') ?? find('scope2_unspecified')
  const categories = findings.filter(({ metric }) => metric.startsWith('scope3_cat'))
  const third = find('scope3_total')
  const open = third ? third.value - categories.reduce((sum, { value }) => sum + value, 0) : 0
  const rest = third && open > 0.005 * third.value ? [{ ...third, value: open }] : []
  const used = [find('scope1'), second, ...categories, ...rest].filter(
    (finding): finding is Finding => finding !== undefined,
  )
  const all = used.reduce((sum, { value }) => sum + value, 0)
  return used.flatMap((finding) => {
    const parts = finding.metric.startsWith('scope3') ? [] : findComponents(pages, finding)
    const whole = { name: nameOf(finding), tonnes: finding.value, evidence: finding.evidence }
    return (parts.length > 0 ? parts : [whole]).map(({ name, tonnes, evidence }) => ({
      name,
      scope: scopeOf(finding),
      year: finding.year,
      tonnes,
      share: all > 0 ? Number((tonnes / all).toFixed(4)) : null,
      evidence,
      computed: null,
    }))
  })
}

const withShares = (sources: EmissionSource[]) => {
  const totals = new Map<number, number>()
  for (const { year, tonnes } of sources) totals.set(year, (totals.get(year) ?? 0) + tonnes)
  return sources.map((source) => ({
    ...source,
    share: Number((source.tonnes / (totals.get(source.year) || 1)).toFixed(4)),
  }))
}

/** Where the emissions come from, largest first, for each year; from activities where the document prints no emissions. */
export const listSources = (
  pages: Page[],
  findings: Finding[],
  reportYear: number | null,
  latest: number,
): EmissionSource[] => {
  const emissions = findings.filter(({ unit, metric }) => unit === 'tCO2e' && metric !== 'total')
  const years = [...new Set(emissions.map(({ year }) => year))].sort((a, b) => b - a)
  const listed = years.flatMap((year) =>
    ofYear(
      emissions.filter((finding) => finding.year === year),
      pages,
    ),
  )
  const sources = listed.length > 0 ? listed : withShares(computeActivities(pages, reportYear, latest))
  return sources.sort((a, b) => b.year - a.year || b.tonnes - a.tonnes)
}
