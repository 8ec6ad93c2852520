import type { Cell, Line } from '../layout/page.ts'
import { readCell } from '../numbers/read-cell.ts'
import { type Label, normalise, readLabel } from '../rules/read-label.ts'
import type { Metric } from '../types.ts'
import { readUnit, type Unit } from '../units/read-unit.ts'
import { readYear, yearsIn } from '../years/read-year.ts'
import type { Candidate } from './candidate.ts'
import type { PageContext } from './collect-table.ts'

const metricOf = ({ scopes, method }: Label): Metric =>
  scopes[0] === 1
    ? 'scope1'
    : scopes[0] === 3
      ? 'scope3_total'
      : method === null
        ? 'scope2_unspecified'
        : `scope2_${method}`

/** Set below each other: the same left edge, or the same middle. */
const stacked = (a: Cell, b: Cell) =>
  Math.abs(a.x0 - b.x0) < 6 || Math.abs((a.x0 + a.x1) / 2 - (b.x0 + b.x1) / 2) < 8

const nextTo = (lines: Line[], cell: Cell, at: number, step: 1 | -1): { cell: Cell; at: number } | null => {
  for (let index = at + step; index >= 0 && index < lines.length; index += step) {
    const line = lines[index] as Line
    if (Math.abs(line.base - cell.base) > 2.6 * Math.max(cell.size, line.size)) return null
    const found = line.cells.find((other) => stacked(cell, other))
    if (found) return { cell: found, at: index }
  }
  return null
}

const asLabel = (cell: Cell | undefined): Label | null => {
  if (!cell || cell.prose || cell.text.length > 90) return null
  const label = readLabel(normalise(cell.text))
  return label.scopes.length === 1 &&
    !label.refused &&
    !label.component &&
    !label.subset &&
    !label.bothMethods &&
    label.category === null &&
    !label.severalCategories
    ? label
    : null
}

/**
 * A large figure with its unit, and what it is above or below it, as in a picture of key figures. Where words stand on
 * both sides, or another figure stands beside, nobody can tell which belong together.
 */
export const collectTiles = (context: PageContext): Candidate[] => {
  const { page, convention } = context
  if (page.sheet !== null || page.lines[0]?.cells[0]?.ref) return []
  const found: Candidate[] = []
  page.lines.forEach((line, at) => {
    const kinds = line.cells.map((cell) => readCell(cell, convention))
    // The tiles of a row are figures, and nothing but figures.
    if (kinds.some(({ kind }) => kind !== 'value' && kind !== 'percent')) return
    line.cells.forEach((cell, index) => {
      const kind = kinds[index]
      if (kind?.kind !== 'value' || kind.value <= 0 || cell.prose) return
      let below = nextTo(page.lines, cell, at, 1)
      // Over a year stands the figure of that year: a chart, or a table whose years come last.
      if (below && readCell(below.cell, convention).kind === 'year') return
      let unit: Unit | null = kind.unit
      const alone = below && readUnit(below.cell.text, 'mass')
      if (!unit && below && alone?.kind === 'mass' && alone.gas && below.cell.text.length < 24) {
        unit = alone
        below = nextTo(page.lines, below.cell, below.at, 1)
      }
      const above = nextTo(page.lines, cell, at, -1)?.cell
      const under = asLabel(below?.cell)
      const over = asLabel(above)
      // Of a question and its answer, the question names the unit.
      const asked = over && above && !unit ? readUnit(above.text, 'mass') : null
      const label = asked ? over : (under ?? over)
      unit ??= asked
      if (unit?.kind !== 'mass' || !unit.gas || !label || (under && over && !asked)) return
      const words = (label === under ? below?.cell : above)?.text ?? ''
      const title = page.lines
        .slice(Math.max(0, at - 6), at)
        .flatMap(({ cells }) => cells)
        .map(({ text }) => text)
        .filter((text) => text.length < 80 && yearsIn(text).length === 1)
        .at(-1)
      const named = readYear(words) ?? readYear(title ?? '')
      const year = named ?? context.reportYear
      if (!year || year > context.latest) return
      found.push({
        metric: metricOf(label),
        year,
        printed: kind.value,
        decimals: kind.decimals,
        raw: kind.raw,
        unit,
        unitFrom: 'cell',
        multiplier: 1,
        score: 2.8,
        page,
        cell,
        quote: `${cell.text} ${words}`,
        context: title ? [title] : [],
        assumedYear: named === null,
        rule: 'tile',
        group: `${page.number}:tiles`,
        aggregated: [],
      })
    })
  })
  return found
}
