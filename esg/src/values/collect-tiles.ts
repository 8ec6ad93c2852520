import type { Cell, Line } from '../layout/page.ts'
import { readCell } from '../numbers/read-cell.ts'
import type { ReadLabel } from '../rules/read-label.ts'
import { scopeMetric } from '../rules/scope-metric.ts'
import { readUnit, type Unit } from '../units/read-unit.ts'
import { readYear, yearsIn } from '../years/read-year.ts'
import type { Candidate } from './candidate.ts'
import { oneScope } from './one-scope.ts'
import type { PageContext } from './page-context.ts'

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

const nextFigure = (lines: Line[], cell: Cell, at: number, convention: PageContext['convention']) => {
  for (const line of lines.slice(at + 1, at + 10)) {
    if (line.base - cell.base > 120) return false
    const below = line.cells.find((other) => stacked(cell, other))
    if (below) return readCell(below, convention).kind === 'value'
  }
  return false
}

type Place = { cell: Cell; at: number }

/** The words below a figure, with a second line that only says more of the same. */
const wordsUnder = (lines: Line[], below: Place | null): string => {
  if (!below || below.cell.prose) return ''
  const next = nextTo(lines, below.cell, below.at, 1)?.cell
  const more = next && !next.prose && next.text.length < 40 && /^\(|based|^(?:in)?direct\b/i.test(next.text)
  return more ? `${below.cell.text} ${next.text}` : below.cell.text
}

/** The words above a figure; where they name no scope, the line over them may. */
const wordsOver = (lines: Line[], above: Place | null): string => {
  if (!above || above.cell.prose) return ''
  const { text } = above.cell
  const next = /scope/i.test(text) || text.length > 40 ? null : nextTo(lines, above.cell, above.at, -1)?.cell
  return next && !next.prose && /scope/i.test(next.text) ? `${next.text} ${text}` : text
}

type Tile = {
  cell: Cell
  kind: { value: number; decimals: number; raw: string }
  unit: Unit
  label: ReadLabel
  words: string
}

const toCandidate = (
  { cell, kind, unit, label, words }: Tile,
  at: number,
  context: PageContext,
): Candidate[] => {
  const { page } = context
  const title = page.lines
    .slice(Math.max(0, at - 6), at)
    .flatMap(({ cells }) => cells)
    .map(({ text }) => text)
    .filter((text) => text.length < 80 && yearsIn(text).length === 1)
    .at(-1)
  const named = readYear(words) ?? readYear(title ?? '')
  const year = named ?? context.reportYear
  if (!year || year > context.latest) return []
  return [
    {
      metric: scopeMetric(label.scopes[0], label.method),
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
      features: {},
      line: -1,
      aggregated: [],
      perimeter: null,
    },
  ]
}

/** A figure with its unit, and beside it what it is: nothing else stands on the line. */
const besides = (line: Line, { convention }: PageContext): Tile[] => {
  const [cell, words, ...more] = line.cells
  const kind = cell && readCell(cell, convention)
  const label = words && !words.prose ? oneScope(words.text) : null
  return cell &&
    words &&
    kind?.kind === 'value' &&
    kind.unit?.kind === 'mass' &&
    kind.unit.gas &&
    label &&
    more.length === 0
    ? [{ cell, kind, unit: kind.unit, label, words: words.text }]
    : []
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
    found.push(...besides(line, context).flatMap((tile) => toCandidate(tile, at, context)))
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
      const wordsAbove = wordsOver(page.lines, nextTo(page.lines, cell, at, -1))
      const wordsBelow = wordsUnder(page.lines, below)
      const under = oneScope(wordsBelow)
      const over = oneScope(wordsAbove)
      // Of a question and its answer, the question names the unit.
      const asked = over && !unit ? readUnit(wordsAbove, 'mass') : null
      const label = asked ? over : (under ?? over)
      // A figure below a figure, and none has words of its own: the scale of a chart.
      if (asked && nextFigure(page.lines, cell, at, convention)) return
      unit ??= asked
      if (unit?.kind !== 'mass' || !unit.gas || !label || (under && over && !asked)) return
      const words = label === under ? wordsBelow : wordsAbove
      found.push(...toCandidate({ cell, kind, unit, label, words }, at, context))
    })
  })
  return found
}
