import type { Metric } from '../../src/types.ts'
import { drawTable, type TableRow } from './draw-table.ts'
import { type Layout, other, scopes, titles } from './layout-parts.ts'

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

/** A table of key figures among which the emissions stand. */
const keyFigures: Layout = (pen) => {
  const rows: TableRow[] = [
    other(pen, 'Revenue', 'EUR million', 3000),
    other(pen, 'Employees (FTE)', 'number', 5000),
    other(pen, 'Water withdrawal', 'm3', 91000),
    other(pen, 'Hazardous waste', 't', 410),
    other(pen, 'Electricity from renewable sources', 'MWh', 12000),
  ]
  const mine = scopes(pen).map((metric): TableRow => [pen.label(metric), pen.unit, ...pen.row(metric)])
  const intensity = [
    pen.chance.pick([
      'GHG intensity (Scope 1 and 2)',
      'Scope 1 and 2 per employee',
      'Emissions intensity, Scope 1',
    ]),
    pen.chance.pick(['tCO2e/EUR million', 'tCO2e per FTE', 'kg CO2e/t product']),
    ...pen.years.map(() => (pen.chance.next() * 30).toFixed(2)),
  ]
  const tail: TableRow[] = [other(pen, 'NOx emissions', 't', 300), other(pen, 'Women in management', '%', 21)]
  return drawTable([
    ['Key figures', 'Unit', ...pen.years.map(pen.yearText)],
    ...rows.slice(0, pen.chance.whole(1, 5)),
    ...mine,
    intensity,
    ...tail,
  ])
}

/** The required table of British directors' reports. */
const secr: Layout = (pen) => {
  const [year = 2020, before = 2019] = pen.figures.years
  const head = pen.chance.pick([
    `Current reporting year ${year}`,
    `${before}-${String(year).slice(2)}`,
    `Year ended 31 December ${year}`,
  ])
  const earlier = head.startsWith('Current')
    ? `Comparison year ${before}`
    : head.startsWith('Year')
      ? `Year ended 31 December ${before}`
      : `${before - 1}-${String(before).slice(2)}`
  const two: [number, number] = [year, before]
  return drawTable([
    ['Streamlined energy and carbon reporting', head, earlier],
    [
      'Energy consumption used to calculate emissions (kWh)',
      ...two.map(() => String(pen.chance.whole(1_000_000, 9_000_000))),
    ],
    [
      `Emissions from combustion of gas, Scope 1 (${pen.unit})`,
      ...two.map((at) => pen.decoy('scope1', at, 0.6)),
    ],
    [
      `Emissions from fuel for transport, Scope 1 (${pen.unit})`,
      ...two.map((at) => pen.decoy('scope1', at, 0.4)),
    ],
    [`Total Scope 1 (${pen.unit})`, ...two.map((at) => pen.value('scope1', at))],
    [
      `Emissions from purchased electricity, Scope 2, location-based (${pen.unit})`,
      ...two.map((at) => pen.value('scope2_location', at)),
    ],
    [
      `Total gross Scope 1 and Scope 2 emissions (${pen.unit})`,
      ...two.map((at) => pen.decoy('scope12', at, 0.99)),
    ],
    ['Intensity ratio: tCO2e per £m revenue', ...two.map(() => (20 * pen.chance.next() + 2).toFixed(1))],
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

/** Figures of what is financed, avoided, offset or aimed at, below the company's own. */
const neighbours: Layout = (pen) => {
  const rows = scopes(pen).map((metric): TableRow => [pen.label(metric), ...pen.row(metric)])
  const extra = pen.chance.pick([
    'Avoided emissions',
    'Carbon credits retired',
    'Financed emissions (Scope 1 and 2)',
    'Net emissions after offsets',
    'Biogenic emissions (outside of scopes)',
    'Scope 1 emissions covered by EU ETS (%)',
    'Emissions saved by renewable energy',
    'Scope 1 target',
    'Scope 3 reduction since base year',
    'Customer emissions avoided',
  ])
  return drawTable([
    [`${pen.chance.pick(titles)} (${pen.unit})`],
    ['', ...pen.years.map(pen.yearText)],
    ...rows,
    [extra, ...pen.years.map((year) => pen.decoy('scope1', year, 0.21))],
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

/** The methods stand below Scope 2 at the same level or set in. */
const methodsBelow: Layout = (pen) => {
  const indent = pen.chance.pick(['', '  '])
  const style = pen.chance.pick([
    ['Location-based', 'Market-based'],
    ['Location-based method', 'Market-based method'],
    ['– location-based', '– market-based'],
    ['(location-based)', '(market-based)'],
  ])
  return drawTable([
    [`${pen.chance.pick(titles)} (${pen.unit})`, ...pen.years.map(pen.yearText)],
    ['Scope 1', ...pen.row('scope1')],
    ['Scope 2'],
    [`${indent}${style[0]}`, ...pen.row('scope2_location')],
    [`${indent}${style[1]}`, ...pen.row('scope2_market')],
    ['Scope 3', ...pen.row('scope3_total')],
    ...(pen.chance.maybe(0.5) ? [['Total (market-based)', ...pen.row('total')]] : []),
  ])
}

/** Long labels in two lines, the figures beside the first, the second or between. */
const wrapped: Layout = (pen) => {
  const tops = [
    'Direct greenhouse gas emissions from',
    'Indirect greenhouse gas emissions from',
    'Other indirect emissions along the',
  ]
  const bottoms = [
    'owned sources (Scope 1)',
    'purchased energy (Scope 2, market-based)',
    'value chain (Scope 3)',
  ]
  const metrics: Metric[] = ['scope1', 'scope2_market', 'scope3_total']
  const first = pen.chance.maybe(0.5)
  const apart = pen.chance.maybe(0.5)
  const rows = metrics.flatMap((metric, at): TableRow[] => {
    const values = pen.row(metric)
    const lines: TableRow[] = first
      ? [[tops[at] as string, ...values], [bottoms[at] as string]]
      : [[tops[at] as string], [bottoms[at] as string, ...values]]
    return apart ? [...lines, ['']] : lines
  })
  return drawTable([[`${pen.chance.pick(titles)} (${pen.unit})`, ...pen.years.map(pen.yearText)], ...rows])
}

/** A table of a sector standard with what is asked, its unit, its code and the answer. */
const sectorTable: Layout = (pen) => {
  const year = pen.figures.years[0] as number
  return drawTable([
    ['Metric', 'Unit of measure', 'Code', `${year}`],
    [
      'Gross global Scope 1 emissions, percentage covered under emissions-limiting regulations',
      pen.unit,
      'EM-MM-110a.1',
      pen.value('scope1', year),
    ],
    ['Total energy consumed', 'GJ', 'EM-MM-130a.1', '812,500'],
    ['Total fresh water withdrawn', 'm3', 'EM-MM-140a.1', '1,021,400'],
  ])
}

export const rowsLayouts: Record<string, Layout> = {
  blocks,
  partsBelow,
  keyFigures,
  secr,
  categoryTable,
  divisions,
  neighbours,
  streams,
  gases,
  methodsBelow,
  wrapped,
  sectorTable,
}
