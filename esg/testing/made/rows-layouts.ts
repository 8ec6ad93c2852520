import type { Metric } from '../../src/types.ts'
import { drawTable, type TableRow } from './draw-table.ts'
import { type Layout, other, scopes, titles } from './layout-parts.ts'

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

export const rowsLayouts: Record<string, Layout> = {
  keyFigures,
  neighbours,
  methodsBelow,
  wrapped,
}
