import type { Cell, Page } from '../layout/page.ts'
import { readCell } from '../numbers/read-cell.ts'
import { scopeMetric } from '../rules/scope-metric.ts'
import type { Metric } from '../types.ts'
import { readUnit, type Unit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'
import type { Candidate } from './candidate.ts'
import { oneScope } from './one-scope.ts'
import type { PageContext } from './page-context.ts'

type Fill = Page['fills'][number]
type Entry = { metric: Metric; colour: Fill['colour']; cell: Cell; swatch: Fill }

const centre = (from: number, to: number) => (from + to) / 2
const labelMost = 48
/** How far above its bars the words stand that name the unit of a chart. */
const reach = 260

/** The words of a legend: a scope, with a small patch of its colour before it. */
const findLegend = (page: Page, cells: Cell[]): Entry[] =>
  cells.flatMap((cell) => {
    if (cell.prose || cell.text.length > labelMost) return []
    const swatch = page.fills.find(
      ({ x0, x1, y0, y1 }) =>
        x1 <= cell.x0 + 2 &&
        cell.x0 - x1 < 1.5 * cell.size &&
        y1 - y0 < 2 * cell.size &&
        x1 - x0 < 5 * cell.size &&
        y0 < centre(cell.y0, cell.y1) &&
        y1 > centre(cell.y0, cell.y1),
    )
    const label = swatch ? oneScope(cell.text) : null
    return swatch && label
      ? [{ metric: scopeMetric(label.scopes[0], label.method), colour: swatch.colour, cell, swatch }]
      : []
  })

const holds = ({ x0, x1, y0, y1 }: Fill, cell: Cell) => {
  const [x, y] = [centre(cell.x0, cell.x1), centre(cell.y0, cell.y1)]
  return x > x0 - 1 && x < x1 + 1 && y > y0 - 1 && y < y1 + 1
}

/** The year of a bar: the nearest above or below an upright one, or left of a lying one. */
const yearOf = (bar: Fill, years: Cell[]): Cell | null => {
  const beside = years.filter(
    ({ x0, x1, y0, y1 }) =>
      Math.abs(centre(x0, x1) - centre(bar.x0, bar.x1)) < 0.6 * (bar.x1 - bar.x0) ||
      (x1 < bar.x0 + 4 && Math.abs(centre(y0, y1) - centre(bar.y0, bar.y1)) < 0.6 * (bar.y1 - bar.y0)),
  )
  const away = ({ y0, y1, x1 }: Cell) =>
    Math.abs(centre(y0, y1) - centre(bar.y0, bar.y1)) + Math.max(0, bar.x0 - x1)
  return beside.sort((a, b) => away(a) - away(b))[0] ?? null
}

const unitAbove = (
  cells: Cell[],
  top: number,
  x0: number,
  x1: number,
): { unit: Unit; text: string } | null => {
  const above = cells
    .filter(
      (cell) => cell.x1 > x0 - 80 && cell.x0 < x1 + 80 && cell.y0 > top - reach && cell.y0 < top + reach,
    )
    .sort((a, b) => Math.abs(a.y0 - top) - Math.abs(b.y0 - top))
  for (const { text } of above) {
    const unit = readUnit(text, 'mass')
    if (unit?.kind === 'mass') return { unit, text }
  }
  return null
}

/** Charts whose bars are told apart by colour: the legend says which scope a colour is, the bar holds its figure. */
export const collectStacks = (context: PageContext): Candidate[] => {
  const { page, convention } = context
  if (page.sheet !== null || page.fills.length < 4) return []
  const cells = page.lines.flatMap((line) => line.cells)
  const legend = findLegend(page, cells)
  if (new Set(legend.map(({ metric }) => metric)).size < 2) return []
  if (new Set(legend.map(({ colour }) => colour)).size < legend.length) return []
  const years = cells.filter((cell) => readCell(cell, convention).kind === 'year')
  const figures = cells.filter((cell) => readCell(cell, convention).kind === 'value')
  return legend.flatMap(({ metric, colour, cell: entry, swatch }) =>
    page.fills.flatMap((bar): Candidate[] => {
      if (bar.colour !== colour || bar === swatch) return []
      const inside = figures.filter((cell) => holds(bar, cell))
      const [cell] = inside
      const yearCell = yearOf(bar, years)
      const kind = cell && readCell(cell, convention)
      const year = yearCell && readYear(yearCell.text)
      if (inside.length !== 1 || !cell || kind?.kind !== 'value' || kind.value < 0) return []
      if (!yearCell || !year || year > context.latest) return []
      const named = kind.unit ? { unit: kind.unit, text: '' } : unitAbove(cells, bar.y0, bar.x0, bar.x1)
      if (named?.unit.kind !== 'mass') return []
      return [
        {
          metric,
          year,
          printed: kind.value,
          decimals: kind.decimals,
          raw: kind.raw,
          unit: named.unit,
          unitFrom: 'caption',
          multiplier: 1,
          score: 3.5,
          page,
          cell,
          quote: `${entry.text} ${yearCell.text} ${cell.text}`,
          context: [named.text],
          assumedYear: false,
          rule: 'chart',
          group: `${page.number}:stacks`,
          features: {},
          line: -1,
          aggregated: [],
          perimeter: null,
        },
      ]
    }),
  )
}
