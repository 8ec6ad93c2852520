import { drawTable, type TableRow } from './draw-table.ts'
import { type Asked, type Layout, scopes, titles } from './layout-parts.ts'

/** Years go down, scopes go across. */
const yearsDown: Layout = (pen) => {
  const metrics = scopes(pen)
  const plainLabels: Record<string, string> = {
    scope1: 'Scope 1',
    scope2_unspecified: 'Scope 2',
    scope2_location: 'Scope 2 location-based',
    scope2_market: 'Scope 2 market-based',
    scope3_total: 'Scope 3',
    scope12: 'Scope 1+2',
    total: 'Total',
  }
  const heads = metrics.map((metric) => plainLabels[metric] ?? metric)
  const rows = pen.years.map(
    (year): TableRow => [pen.yearText(year), ...metrics.map((metric) => pen.value(metric, year))],
  )
  const title = pen.chance.pick(titles)
  return pen.chance.maybe(0.5)
    ? drawTable([
        [`${title} (${pen.unit})`],
        [pen.chance.pick(['Year', 'Reporting year', '']), ...heads],
        ...rows,
      ])
    : drawTable([[title], ['Year', ...heads.map((head) => `${head} (${pen.unit})`)], ...rows])
}

/** Sites go down, scopes go across, the last row is the sum. */
const sitesDown: Layout = (pen) => {
  const year = pen.figures.years[0] as number
  const metrics: Asked[] = pen.chance.pick([
    ['scope1', 'scope2_location'],
    ['scope1', 'scope2_market', 'scope3_total'],
    ['scope1', 'scope2_unspecified'],
  ])
  const names: Record<string, string> = {
    scope1: 'Scope 1',
    scope2_unspecified: 'Scope 2',
    scope2_location: 'Scope 2 (location-based)',
    scope2_market: 'Scope 2 (market-based)',
    scope3_total: 'Scope 3',
  }
  const sites = pen.chance.pick([
    ['Lyon', 'Porto', 'Graz'],
    ['Europe', 'Asia', 'Americas'],
    ['Site A', 'Site B'],
    ['Cement', 'Aggregates', 'Concrete'],
  ])
  const parts = sites.map(
    (site): TableRow => [site, ...metrics.map((metric) => pen.decoy(metric, year, 0.31))],
  )
  const sum: TableRow = [
    pen.chance.pick(['Total', 'Group', 'Group total', 'Total company']),
    ...metrics.map((metric) => pen.value(metric, year)),
  ]
  return drawTable([
    [`${pen.chance.pick(titles)} ${year} (${pen.unit})`],
    ['', ...metrics.map((metric) => names[metric] ?? '')],
    ...parts,
    sum,
  ])
}

/** Each year has a column for parts of the company and one for the whole. */
const regions: Layout = (pen) => {
  const years = pen.years.slice(0, 2)
  const parts = pen.chance.pick([
    ['UK', 'Rest of world', 'Total'],
    ['UK', 'Global'],
    ['Domestic', 'Overseas', 'Group'],
    ['Europe', 'Americas', 'Total'],
  ])
  const rows = scopes(pen).map(
    (metric): TableRow => [
      pen.label(metric),
      ...years.flatMap((year) =>
        parts.map((_, at) =>
          at === parts.length - 1 ? pen.value(metric, year) : pen.decoy(metric, year, 0.4),
        ),
      ),
    ],
  )
  return drawTable([
    [`${pen.chance.pick(titles)} (${pen.unit})`],
    ['', ...years.map((year) => ({ text: pen.yearText(year), over: parts.length }))],
    ['', ...years.flatMap(() => parts)],
    ...rows,
  ])
}

/** The two methods side by side for each year, the other scopes printed twice. */
const methodsAcross: Layout = (pen) => {
  const years = pen.years.slice(0, 2)
  const cells = (metric: 'scope1' | 'scope2' | 'scope3_total') =>
    years.flatMap((year) =>
      metric === 'scope2'
        ? [pen.value('scope2_location', year), pen.value('scope2_market', year)]
        : [pen.value(metric, year), pen.value(metric, year)],
    )
  return drawTable([
    [`${pen.chance.pick(titles)} (${pen.unit})`],
    ['', ...years.map((year) => ({ text: `${year}`, over: 2 }))],
    ['', ...years.flatMap(() => ['Location-based', 'Market-based'])],
    ['Scope 1', ...cells('scope1')],
    ['Scope 2', ...cells('scope2')],
    ['Scope 3', ...cells('scope3_total')],
  ])
}

export const acrossLayouts: Record<string, Layout> = {
  yearsDown,
  sitesDown,
  regions,
  methodsAcross,
}
