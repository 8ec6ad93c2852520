import type { Metric } from '../../src/types.ts'
import { drawTable, type TableRow } from './draw-table.ts'
import { type Layout, scopes, titles, unitPlaces, withUnit } from './layout-parts.ts'

const plain: Layout = (pen) => {
  const rows = scopes(pen).map((metric): TableRow => [pen.label(metric), ...pen.row(metric)])
  return drawTable(
    withUnit(pen, pen.chance.pick(unitPlaces), pen.chance.pick(titles), pen.years.map(pen.yearText), rows),
  )
}

const change: Layout = (pen) => {
  const head = pen.chance.pick([
    'Change',
    '% change',
    'YoY',
    'Change (%)',
    'Variance',
    'Δ %',
    'vs. prior year',
    'Trend',
    '+/- %',
    `Change ${pen.years[1]}–${pen.years[0]}`,
    `Δ ${pen.figures.years[0]}/${pen.figures.years[1]}`,
    `${pen.figures.years[0]} vs. ${pen.figures.years[1]}`,
    'Var. 21/20',
    '% chg',
  ])
  const first = pen.chance.maybe(0.2)
  const rows = scopes(pen).map((metric): TableRow => {
    const [label, ...values] = [pen.label(metric), ...pen.row(metric)]
    const by = /%/.test(head) && pen.chance.maybe(0.5) ? String(pen.chance.whole(-20, 20)) : pen.change()
    return first ? [label as string, by, ...values] : [label as string, ...values, by]
  })
  const years = pen.years.map(pen.yearText)
  const heads = first ? [head, ...years] : [...years, head]
  return drawTable(
    withUnit(
      pen,
      pen.chance.pick(['title', 'row', 'corner', 'column'] as const),
      pen.chance.pick(titles),
      heads,
      rows,
    ),
  )
}

const baseAndTarget: Layout = (pen) => {
  const ascending = [...pen.figures.years].reverse()
  const base = pen.chance.pick([
    (y: number) => `${y} (base year)`,
    (y: number) => `Baseline ${y}`,
    (y: number) => `Base year ${y}`,
    (y: number) => `${y} baseline`,
    (y: number) => `FY${String(y).slice(2)} (baseline)`,
  ])
  const goal = pen.chance.pick([
    '2030 target',
    'Target 2030',
    '2030 goal',
    'Target',
    'Target (2030)',
    '2025 target',
  ])
  const heads = [...ascending.map((year, at) => (at === 0 ? base(year) : `${year}`)), goal]
  const rows = scopes(pen).map(
    (metric): TableRow => [
      pen.label(metric),
      ...ascending.map((year) => pen.value(metric, year)),
      pen.decoy(metric, ascending[0] as number),
    ],
  )
  return drawTable(
    withUnit(pen, pen.chance.pick(['title', 'row', 'corner'] as const), pen.chance.pick(titles), heads, rows),
  )
}

const notes: Layout = (pen) => {
  const head = pen.chance.pick([
    'Note',
    'Ref.',
    'GRI',
    'Footnote',
    'Page',
    'GRI Standard',
    'SASB',
    'Reference',
  ])
  const rows = scopes(pen).map((metric, at): TableRow => {
    const mark = /GRI|SASB/.test(head) ? `305-${at + 1}` : String(at + 1)
    return [pen.label(metric), mark, ...pen.row(metric)]
  })
  const units = pen.chance.pick(['title', 'row'] as const)
  return drawTable(
    withUnit(pen, units, pen.chance.pick(titles), [head, ...pen.years.map(pen.yearText)], rows),
  )
}

/** Each year has its share of the total beside it. */
const shares: Layout = (pen) => {
  const head = pen.chance.pick(['% of total', 'Share (%)', '%', 'in %'])
  const rows = scopes(pen).map(
    (metric): TableRow => [
      pen.label(metric),
      ...pen.years.flatMap((year) => [pen.value(metric, year), (pen.chance.next() * 80 + 10).toFixed(1)]),
    ],
  )
  return drawTable([
    [`${pen.chance.pick(titles)} (${pen.unit})`],
    ['', ...pen.years.flatMap((year) => [pen.yearText(year), head])],
    ...rows,
  ])
}

const restated: Layout = (pen) => {
  const [year = 2020, before = 2019] = pen.figures.years
  const rows = scopes(pen).map(
    (metric): TableRow => [
      pen.label(metric),
      pen.value(metric, year),
      pen.value(metric, before),
      pen.decoy(metric, before, 0.93),
    ],
  )
  return drawTable([
    [`${pen.chance.pick(titles)} (${pen.unit})`],
    [
      '',
      `${year}`,
      `${before} (restated)`,
      pen.chance.pick([
        `${before} (as reported)`,
        `${before} (previously reported)`,
        `${before} (as published)`,
      ]),
    ],
    ...rows,
  ])
}

/** A heading above the years, and the unit in every cell. */
const unitsInCells: Layout = (pen) => {
  const unit = pen.chance.pick(['t', 'tCO2e', 't CO2e'])
  const rows = (['scope1', 'scope2_location', 'scope3_total'] as Metric[]).map(
    (metric): TableRow => [
      pen.label(metric),
      ...pen.years.map((year) => {
        const tonnes = pen.figures.of(metric, year)
        pen.expected.set(`${metric}:${year}`, tonnes)
        return `${tonnes.toLocaleString('en')} ${unit}`
      }),
    ],
  )
  return drawTable([
    [
      pen.chance.pick(titles),
      { text: pen.chance.pick(['Financial year', 'Reporting period', 'Year']), over: pen.years.length },
    ],
    ['', ...pen.years.map(pen.yearText)],
    ...rows,
  ])
}

/** A note below the table says what its figures are in. */
const unitBelow: Layout = (pen) => {
  const rows = scopes(pen).map((metric): TableRow => [pen.label(metric), ...pen.row(metric)])
  return [
    ...drawTable([[pen.chance.pick(titles), ...pen.years.map(pen.yearText)], ...rows]),
    pen.chance.pick([
      `All figures in ${pen.unit}.`,
      `Figures are stated in ${pen.unit}`,
      `Unit: ${pen.unit}`,
    ]),
  ]
}

/** Some cells are missing, by a dash or by nothing. */
const gaps: Layout = (pen) => {
  const blank = pen.chance.pick(['–', '-', 'n/a', 'N/A', 'Not reported', '—', 'n.a.'])
  const years = [...pen.figures.years].reverse()
  const rows = scopes(pen).map(
    (metric): TableRow => [
      pen.label(metric),
      ...years.map((year, at) => (at === 0 && pen.chance.maybe(0.5) ? blank : pen.value(metric, year))),
    ],
  )
  return drawTable([[`${pen.chance.pick(titles)} (${pen.unit})`, ...years.map(pen.yearText)], ...rows])
}

/** Footnote marks, raised, on labels and figures. */
const marked: Layout = (pen) => {
  const rows = scopes(pen).map(
    (metric): TableRow => [`${pen.label(metric)}^${pen.chance.whole(1, 9)}`, ...pen.row(metric)],
  )
  return [
    ...drawTable([
      [`${pen.chance.pick(titles)} (${pen.unit})`],
      ['', ...pen.years.map(pen.yearText)],
      ...rows,
    ]),
    '',
    '1 Includes all entities under operational control; figures have been rounded.',
    '2 Emission factors of the International Energy Agency were used for electricity.',
  ]
}

export const columnsLayouts: Record<string, Layout> = {
  plain,
  change,
  baseAndTarget,
  notes,
  shares,
  restated,
  unitsInCells,
  unitBelow,
  gaps,
  marked,
}
