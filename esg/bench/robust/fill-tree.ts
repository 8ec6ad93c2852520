import type { Chance } from '../../testing/made/chance.ts'
import { type Format, printFigure } from '../../testing/made/figures.ts'
import type { Tree, TreeRow } from './tree.ts'

export type FilledRow = TreeRow & { values: string[] }
export type Filled = {
  tree: Tree
  rows: FilledRow[]
  /** In the order they are printed in. */
  years: number[]
  unit: string
  /** `metric:year` and what should be read for it, in tonnes. */
  expected: Map<string, number>
}

const units: [string, number][] = [
  ['tCO2e', 1],
  ['tonnes CO2e', 1],
  ['metric tons of CO2 equivalent', 1],
  ['t CO2eq', 1],
  ['kt CO2e', 1000],
  ['thousand tonnes CO2e', 1000],
]

const ownTwo = ['scope2_market', 'scope2_unspecified', 'scope2_location']

/** Tonnes for each metric of a year: what is a sum in a report is one here. */
const tonnesOf = (sizes: Map<string, number>, chance: Chance): Map<string, number> => {
  const named = [...sizes.keys()]
  const tonnes = new Map(
    [...sizes].map(([metric, size]) => [metric, Math.round(size * (0.85 + 0.3 * chance.next()))] as const),
  )
  const sum = (metrics: string[]) => metrics.reduce((all, metric) => all + (tonnes.get(metric) ?? 0), 0)
  const categories = named.filter((metric) => metric.startsWith('scope3_cat'))
  if (tonnes.has('scope3_total') && categories.length >= 3) tonnes.set('scope3_total', sum(categories))
  const two = ownTwo.find((metric) => tonnes.has(metric))
  if (tonnes.has('total') && tonnes.has('scope1') && two)
    tonnes.set('total', sum(['scope1', two, 'scope3_total']))
  return tonnes
}

/** New years and new figures for the words of a table. */
export const fillTree = (tree: Tree, chance: Chance, format: Format): Filled => {
  const last = chance.whole(2015, 2024)
  const count = chance.whole(1, 4)
  const falling = Array.from({ length: count }, (_, at) => last - at)
  const years = chance.maybe(0.5) ? falling : falling.reverse()
  const [unit, factor] = chance.pick(units)
  const decimals = factor === 1 ? 0 : 2
  const size = 10 ** (3.5 + 2.5 * chance.next())
  const named = tree.rows.flatMap(({ metric }) => metric ?? [])
  const sizes = new Map<string, number>(
    named.map((metric) => [metric, size * 10 ** (1.4 * chance.next() - 0.7)]),
  )
  const ofYear = new Map(years.map((year) => [year, tonnesOf(sizes, chance)]))
  const expected = new Map<string, number>()
  const rows = tree.rows.map((row): FilledRow => {
    const share = 0.02 + 0.2 * chance.next()
    const values = years.map((year) => {
      // What is not looked for is a part of something: smaller than the least of what is.
      const least = Math.min(...(ofYear.get(year)?.values() ?? []))
      const tonnes =
        row.metric === null
          ? least * share * (0.8 + 0.4 * chance.next())
          : (ofYear.get(year)?.get(row.metric) ?? 0)
      const printed = Number((tonnes / factor).toFixed(decimals))
      if (row.metric) expected.set(`${row.metric}:${year}`, Number((printed * factor).toPrecision(12)))
      return printFigure(printed, decimals, format)
    })
    return { ...row, values }
  })
  return { tree, rows, years, unit, expected }
}
