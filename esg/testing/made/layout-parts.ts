import type { Metric } from '../../src/types.ts'
import type { TableRow } from './draw-table.ts'
import type { Pen } from './pen.ts'

export type Layout = (pen: Pen) => string[]

export type Asked = Metric | 'scope12'

export const titles = [
  'Greenhouse gas emissions',
  'GHG emissions',
  'Carbon footprint',
  'Our emissions',
  'Emissions performance',
  'Environmental data',
  'Climate',
  'Carbon emissions',
]

/** The scopes a report chooses to print. */
export const scopes = (pen: Pen): Asked[] => {
  const { chance } = pen
  const second: Asked[] = chance.pick([
    ['scope2_unspecified'],
    ['scope2_location'],
    ['scope2_market'],
    ['scope2_location', 'scope2_market'],
    ['scope2_market', 'scope2_location'],
  ] as Asked[][])
  const third: Asked[] = chance.maybe(0.75) ? ['scope3_total'] : []
  const both: Asked[] = chance.maybe(0.3) ? ['scope12'] : []
  const all: Asked[] =
    third.length > 0 && second.includes('scope2_market') && chance.maybe(0.6) ? ['total'] : []
  return ['scope1', ...second, ...both, ...third, ...all]
}

export const other = (pen: Pen, label: string, unit: string, size: number): string[] => [
  label,
  unit,
  ...pen.years.map(() => String(pen.chance.whole(size, size * 2))),
]

/** Where the unit stands is one choice, and all rows follow it. */
export type UnitPlace = 'title' | 'row' | 'column' | 'corner' | 'line' | 'head' | 'last'

export const unitPlaces: UnitPlace[] = ['title', 'row', 'column', 'corner', 'line', 'head', 'last']

export const withUnit = (
  pen: Pen,
  place: UnitPlace,
  title: string,
  heads: string[],
  rows: TableRow[],
): TableRow[] => {
  const { unit } = pen
  if (place === 'title') return [[`${title} (${unit})`], ['', ...heads], ...rows]
  if (place === 'row')
    return [[title], ['', ...heads], ...rows.map(([label, ...values]) => [`${label} (${unit})`, ...values])]
  if (place === 'column')
    return [
      ['Indicator', 'Unit', ...heads],
      ...rows.map(([label = '', ...values]) => [label, unit, ...values]),
    ]
  if (place === 'corner') return [[title], [`(${unit})`, ...heads], ...rows]
  if (place === 'line') return [[title], ['', ...heads], ['', ...heads.map(() => unit)], ...rows]
  if (place === 'last') return [[title], ['', ...heads, 'Unit'], ...rows.map((row) => [...row, unit])]
  return [[title], ['', ...heads.map((head) => `${head} (${unit})`)], ...rows]
}
