import type { Cell, Page } from '../layout/page.ts'
import { readCell } from '../numbers/read-cell.ts'
import { normalise, readLabel } from '../rules/read-label.ts'
import { scopeMetric } from '../rules/scope-metric.ts'
import type { Metric } from '../types.ts'
import { readUnit, type Unit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'
import type { Candidate } from './candidate.ts'
import { oneScope } from './one-scope.ts'
import type { PageContext } from './page-context.ts'

type Bar = { year: Cell; figure: Cell }
type Title = { metric: Metric; unit: Unit; text: string }

const centre = ({ x0, x1 }: Cell) => (x0 + x1) / 2
const kindOf = (cell: Cell, { convention }: PageContext) => readCell(cell, convention).kind
const follows = (years: Cell[], way: 1 | -1) =>
  years
    .slice(1)
    .every((year, at) => way * ((readYear(year.text) ?? 0) - (readYear(years[at]?.text ?? '') ?? 0)) > 0)

/** Bars upright: years side by side, and over each of them one figure and no second. */
const upright = (page: Page, context: PageContext): Bar[][] =>
  page.lines.flatMap((line, index) => {
    if (line.cells.length < 2) return []
    const runs: Cell[][] = []
    for (const cell of line.cells) {
      if (kindOf(cell, context) !== 'year') {
        if (runs.at(-1)?.length) runs.push([])
        continue
      }
      const run = runs.at(-1)
      if (run && follows([...run, cell], 1)) run.push(cell)
      else runs.push([cell])
    }
    return runs
      .filter(({ length }) => length >= 2)
      .flatMap((years) => {
        const step = (centre(years.at(-1) as Cell) - centre(years[0] as Cell)) / (years.length - 1)
        const above = page.lines.slice(0, index).filter(({ base }) => base > line.base - 240)
        const bars = years.map((year) => ({
          year,
          over: above.flatMap(({ cells }) =>
            cells.filter(
              (cell) =>
                Math.abs(centre(cell) - centre(year)) < 0.3 * step && kindOf(cell, context) !== 'text',
            ),
          ),
        }))
        if (!bars.every(({ over }) => over.length === 1 && kindOf(over[0] as Cell, context) === 'value'))
          return []
        return [bars.map(({ year, over }) => ({ year, figure: over[0] as Cell }))]
      })
  })

/** Bars lying: years below each other, and beside each of them one figure and nothing to read. */
const lying = (page: Page, context: PageContext): Bar[][] => {
  const found: Bar[][] = []
  let run: Bar[] = []
  const close = () => {
    const years = run.map(({ year }) => year)
    if (run.length >= 3 && (follows(years, 1) || follows(years, -1))) found.push(run)
    run = []
  }
  for (const { cells } of page.lines) {
    const lead = cells[0]
    // Most lines begin with no year and end no run.
    if (run.length === 0 && (!lead || kindOf(lead, context) !== 'year')) continue
    const [year, ...rest] = cells.filter(({ text }) => /[\p{L}\d]/u.test(text))
    const [figure, ...more] = rest
    const bar = year && figure && more.length === 0 && kindOf(year, context) === 'year'
    const last = run.at(-1)?.year
    if (last && year && Math.abs(last.x0 - year.x0) > 6) close()
    if (bar && kindOf(figure, context) === 'value') run.push({ year, figure })
    else if (year) close()
  }
  close()
  return found
}

/** The nearest words above that name a scope, and the unit in them or beside them. Two scopes are a legend, and no title. */
const findTitle = (page: Page, bars: Bar[]): Title | null => {
  const cells = bars.flatMap(({ year, figure }) => [year, figure])
  const top = Math.min(...cells.map(({ base }) => base))
  const bottom = Math.max(...cells.map(({ base }) => base))
  const x0 = Math.min(...cells.map((cell) => cell.x0))
  const x1 = Math.max(...cells.map((cell) => cell.x1))
  const words = page.lines
    .filter(({ base }) => base > top - 110 && base < bottom + 40)
    .flatMap((line) => line.cells)
    .filter((cell) => cell.x1 > x0 - 60 && cell.x0 < x1 && /\p{L}{2}/u.test(cell.text))
  const speaking = words.filter(({ text }) => /scope/i.test(text))
  const named = speaking.filter(({ base }) => base < top).at(-1)
  const label = named && !named.prose ? oneScope(named.text) : null
  if (!named || !label) return null
  if (speaking.some(({ text }) => readLabel(normalise(text)).scopes.join() !== label.scopes.join()))
    return null
  const near = words.filter(({ base }) => base < top && Math.abs(base - named.base) < 34)
  const units = [named, ...near].map(({ text }) => readUnit(text, 'mass'))
  if (units.some((unit) => unit?.kind === 'intensity' || unit?.kind === 'percent')) return null
  const unit = units.find((found) => found?.kind === 'mass')
  return unit ? { metric: scopeMetric(label.scopes[0], label.method), unit, text: named.text } : null
}

/** A chart of one scope: its title says which, each bar has its year and its figure. */
export const collectBars = (context: PageContext): Candidate[] => {
  const { page, convention } = context
  if (page.sheet !== null || page.lines[0]?.cells[0]?.ref) return []
  if (!page.lines.some(({ cells }) => cells.some(({ text }) => /scope/i.test(text)))) return []
  return [...upright(page, context), ...lying(page, context)].flatMap((bars, at) => {
    const title = findTitle(page, bars)
    if (!title) return []
    return bars.flatMap(({ year: yearCell, figure }): Candidate[] => {
      const kind = readCell(figure, convention)
      const year = readYear(yearCell.text)
      if (kind.kind !== 'value' || kind.value < 0 || !year || year > context.latest) return []
      return [
        {
          metric: title.metric,
          year,
          printed: kind.value,
          decimals: kind.decimals,
          raw: kind.raw,
          unit: kind.unit ?? title.unit,
          unitFrom: 'caption',
          multiplier: 1,
          score: 3.1,
          page,
          cell: figure,
          quote: `${title.text} ${yearCell.text} ${figure.text}`,
          context: [title.text],
          assumedYear: false,
          rule: 'chart',
          group: `${page.number}:bars${at}`,
          features: {},
          line: -1,
          aggregated: [],
          perimeter: null,
        },
      ]
    })
  })
}
