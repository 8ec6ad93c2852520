import type { Metric } from '../../src/types.ts'
import { drawTable, type TableRow } from './draw-table.ts'
import { type Layout, scopes, titles } from './layout-parts.ts'

/** A heading for each scope, its parts, its sum. */
const blocks: Layout = (pen) => {
  const parts: Record<string, string[]> = {
    scope1: ['Natural gas', 'Company vehicles', 'Refrigerants', 'Diesel generators', 'Process emissions'],
    scope2_location: ['Electricity', 'District heating', 'Steam'],
    scope2_market: ['Electricity', 'District heating', 'Cooling'],
    scope3_total: [],
  }
  const headings: Record<string, string[]> = {
    scope1: ['Scope 1', 'Scope 1 – Direct emissions', 'Direct emissions (Scope 1)'],
    scope2_location: ['Scope 2 (location-based)', 'Scope 2 – Location-based'],
    scope2_market: ['Scope 2 (market-based)', 'Scope 2 – Market-based'],
    scope3_total: ['Scope 3', 'Scope 3 – Other indirect emissions'],
  }
  const metrics: Metric[] = [
    'scope1',
    pen.chance.pick(['scope2_location', 'scope2_market'] as const),
    'scope3_total',
  ]
  const indent = pen.chance.pick(['', '  '])
  const named = pen.chance.maybe(0.5)
  const rows = metrics.flatMap((metric): TableRow[] => {
    const heading = pen.chance.pick(headings[metric] as string[])
    const inner: TableRow[] =
      metric === 'scope3_total'
        ? pen.figures.categories.map(
            (n): TableRow => [
              `${indent}${pen.label(`scope3_cat${n}` as Metric)}`,
              ...pen.row(`scope3_cat${n}` as Metric),
            ],
          )
        : (parts[metric] as string[])
            .slice(0, pen.chance.whole(2, 3))
            .map(
              (part): TableRow => [
                `${indent}${part}`,
                ...pen.years.map((year) => pen.decoy(metric, year, 0.4)),
              ],
            )
    const short = heading.replace(/ [–(].*/, '')
    const sum = named ? `Total ${heading}` : pen.chance.pick(['Total', 'Subtotal', `Total ${short}`])
    return [[heading], ...inner, [sum, ...pen.row(metric)]]
  })
  return drawTable([[`${pen.chance.pick(titles)} (${pen.unit})`, ...pen.years.map(pen.yearText)], ...rows])
}

/** The scope with its figures first, its parts below. */
const partsBelow: Layout = (pen) => {
  const parts: Record<string, string[]> = {
    scope1: [
      'of which natural gas',
      'thereof fleet',
      'Stationary combustion',
      'Mobile combustion',
      'Fugitive emissions',
    ],
    scope2_market: ['of which electricity', 'thereof district heating', 'Purchased steam'],
    scope2_location: ['of which electricity', 'Purchased heat'],
  }
  const second = pen.chance.pick(['scope2_location', 'scope2_market'] as const)
  const rows = (['scope1', second, 'scope3_total'] as Metric[]).flatMap((metric): TableRow[] => [
    [pen.label(metric), ...pen.row(metric)],
    ...(metric === 'scope3_total'
      ? pen.figures.categories.map(
          (n): TableRow => [
            `  ${pen.chance.maybe(0.4) ? `Category ${n}: ` : ''}${pen.label(`scope3_cat${n}` as Metric)}`,
            ...pen.row(`scope3_cat${n}` as Metric),
          ],
        )
      : (parts[metric] ?? [])
          .slice(0, 2)
          .map((part): TableRow => [`  ${part}`, ...pen.years.map((year) => pen.decoy(metric, year, 0.45))])),
  ])
  return drawTable([
    ['', ...pen.years.map(pen.yearText)],
    [`${pen.chance.pick(titles)} in ${pen.unit}`],
    ...rows,
  ])
}

/** The fifteen categories by name, with or without numbers, and their sum. */
const categoryTable: Layout = (pen) => {
  const style = pen.chance.pick([
    (_: number, name: string) => name,
    (n: number, name: string) => `${n}. ${name}`,
    (n: number, name: string) => `Category ${n}: ${name}`,
    (n: number, name: string) => `Cat. ${n} ${name}`,
    (n: number, name: string) => `3.${n} ${name}`,
    (n: number, name: string) => `C${n} – ${name}`,
  ])
  const some = pen.figures.categories
  const rows = some.map(
    (n): TableRow => [
      style(n, pen.label(`scope3_cat${n}` as Metric)),
      ...pen.row(`scope3_cat${n}` as Metric),
    ],
  )
  return drawTable([
    [`Scope 3 emissions by category (${pen.unit})`],
    ['Category', ...pen.years.map(pen.yearText)],
    ...rows,
    [pen.chance.pick(['Total', 'Total Scope 3', 'Total Scope 3 emissions']), ...pen.row('scope3_total')],
  ])
}

/** The same scopes once more for each part of the company, below the table of the whole. */
const divisions: Layout = (pen) => {
  const metrics = scopes(pen).filter((metric) => metric !== 'scope12' && metric !== 'total')
  const whole = metrics.map((metric): TableRow => [pen.label(metric), ...pen.row(metric)])
  const part = (name: string): TableRow[] => [
    [name],
    ...metrics.map(
      (metric): TableRow => [pen.label(metric), ...pen.years.map((year) => pen.decoy(metric, year, 0.4))],
    ),
  ]
  const names = pen.chance.pick([
    ['Packaging division', 'Coatings division'],
    ['Germany', 'France'],
    ['Segment: Retail', 'Segment: Logistics'],
  ])
  return drawTable([
    [`${pen.chance.pick(titles)} (${pen.unit})`, ...pen.years.map(pen.yearText)],
    [pen.chance.pick(['Group', 'Total Group', 'Consolidated'])],
    ...whole,
    ...names.flatMap(part),
  ])
}

/** Upstream and downstream each have a sum; neither is the whole. */
const streams: Layout = (pen) => {
  const up = pen.figures.categories.filter((n) => n <= 8)
  const down = pen.figures.categories.filter((n) => n > 8)
  const rows = (list: number[]) =>
    list.map((n): TableRow => [pen.label(`scope3_cat${n}` as Metric), ...pen.row(`scope3_cat${n}` as Metric)])
  const part = (name: string): TableRow[] => [
    [
      pen.chance.pick([`Total ${name}`, `Subtotal ${name}`, `Total ${name} emissions`]),
      ...pen.years.map((year) => pen.decoy('scope3_total', year, 0.6)),
    ],
  ]
  return drawTable([
    [`Scope 3 emissions (${pen.unit})`, ...pen.years.map(pen.yearText)],
    ['Upstream'],
    ...rows(up),
    ...part('upstream'),
    ['Downstream'],
    ...rows(down),
    ...part('downstream'),
    ['Total Scope 3', ...pen.row('scope3_total')],
  ])
}

/** By gas: the sum is the scope. */
const gases: Layout = (pen) => {
  const rows = (['scope1', 'scope2_market'] as Metric[]).flatMap((metric): TableRow[] => [
    [metric === 'scope1' ? 'Scope 1' : 'Scope 2 (market-based)', ...pen.row(metric)],
    ...['CO2 (carbon dioxide)', 'CH4 (methane)', 'N2O (nitrous oxide)', 'HFCs']
      .slice(0, metric === 'scope1' ? 4 : 2)
      .map((gas): TableRow => [`  ${gas}`, ...pen.years.map((year) => pen.decoy(metric, year, 0.4))]),
  ])
  return drawTable([[`${pen.chance.pick(titles)} (${pen.unit})`, ...pen.years.map(pen.yearText)], ...rows])
}

export const partsLayouts: Record<string, Layout> = {
  blocks,
  partsBelow,
  categoryTable,
  divisions,
  streams,
  gases,
}
