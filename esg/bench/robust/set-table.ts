import type { Filled } from './fill-tree.ts'
import type { Style } from './variations.ts'

/** A text at its place in a table, and how many columns it takes. */
export type SetCell = {
  text: string
  row: number
  column: number
  columns?: number
  kind: 'head' | 'label' | 'value'
}
export type SetTable = { title: string; note: string | null; cells: SetCell[]; columns: number; rows: number }

const namesAcross = 7

const yearsAcross = (filled: Filled, style: Style, yearText: (year: number) => string): SetCell[] => {
  const { rows, years, unit } = filled
  const first = style.unit === 'column' ? 2 : 1
  const cells: SetCell[] = []
  let row = 0
  if (style.spanning && years.length > 1) {
    cells.push({ text: 'Reporting period', row, column: first, columns: years.length, kind: 'head' })
    row += 1
  }
  if (style.unit === 'corner') cells.push({ text: unit, row, column: 0, kind: 'label' })
  if (first === 2) cells.push({ text: 'Unit', row, column: 1, kind: 'head' })
  for (const [at, year] of years.entries())
    cells.push({
      text: style.unit === 'head' ? `${yearText(year)} (${unit})` : yearText(year),
      row,
      column: first + at,
      kind: 'head',
    })
  let open: string[] = []
  for (const { headings, label, unit: own, metric, values } of rows) {
    const from = headings.findIndex((heading, at) => heading !== open[at])
    for (const heading of from === -1 ? [] : headings.slice(from)) {
      row += 1
      if (heading !== '' && heading !== label) cells.push({ text: heading, row, column: 0, kind: 'label' })
    }
    open = headings
    row += 1
    const beside = own ?? (style.unit === 'row' && metric !== null ? unit : null)
    const named = beside !== null && first === 1 ? `${label} (${beside})` : label
    cells.push({ text: named, row, column: 0, kind: 'label' })
    if (first === 2) cells.push({ text: own ?? unit, row, column: 1, kind: 'value' })
    for (const [at, text] of values.entries()) cells.push({ text, row, column: first + at, kind: 'value' })
  }
  return cells
}

/** A page has room for few names across: those that are looked for come first. */
const yearsDown = ({ rows, years }: Filled, _: Style, yearText: (year: number) => string): SetCell[] => {
  const shown = rows.filter(({ metric }) => metric !== null).slice(0, namesAcross)
  return [
    { text: 'Year', row: 0, column: 0, kind: 'label' },
    ...shown.map(({ headings, label }, at): SetCell => {
      const text = [headings.at(-1) ?? '', label].filter((part) => part !== '').join(' ')
      return { text, row: 0, column: at + 1, kind: 'head' }
    }),
    ...years.flatMap((year, at): SetCell[] => [
      { text: yearText(year), row: at + 1, column: 0, kind: 'label' },
      ...shown.map(
        ({ values }, column): SetCell => ({
          text: values[at] ?? '',
          row: at + 1,
          column: column + 1,
          kind: 'value',
        }),
      ),
    ]),
  ]
}

/** What should be found in a table as it is set: with names across, only those that found room. */
export const expectedIn = ({ rows, expected }: Filled, { swapped }: Style): Map<string, number> => {
  if (!swapped) return expected
  const shown = rows.flatMap(({ metric }) => metric ?? []).slice(0, namesAcross)
  return new Map([...expected].filter(([key]) => shown.some((metric) => key.startsWith(`${metric}:`))))
}

export const setTable = (filled: Filled, style: Style): SetTable => {
  const yearText = style.year ?? String
  const cells = (style.swapped ? yearsDown : yearsAcross)(filled, style, yearText)
  const place = style.unit ?? 'title'
  return {
    title: place === 'title' ? `${filled.tree.title} (${filled.unit})` : filled.tree.title,
    note: place === 'note' ? `All emissions are given in ${filled.unit}.` : null,
    cells,
    columns: 1 + Math.max(...cells.map(({ column, columns = 1 }) => column + columns - 1)),
    rows: 1 + Math.max(...cells.map(({ row }) => row)),
  }
}
