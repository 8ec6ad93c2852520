import type { Cell, Page } from '../layout/page.ts'
import { readCell } from '../numbers/read-cell.ts'
import { readLabel } from '../rules/read-label.ts'
import { scopeMetric } from '../rules/scope-metric.ts'
import { readUnit } from '../units/read-unit.ts'
import { readYear } from '../years/read-year.ts'
import type { Candidate } from './candidate.ts'
import type { PageContext } from './page-context.ts'

type Axis = { years: Cell[]; line: number; x0: number; x1: number }

const centre = ({ x0, x1 }: { x0: number; x1: number }) => (x0 + x1) / 2

/** Years side by side at even distances: the axis of a chart, or the head of a table. */
const findAxes = (page: Page, context: PageContext): Axis[] =>
  page.lines.flatMap((line, index) => {
    const years = line.cells.filter((cell) => readCell(cell, context.convention).kind === 'year')
    const axes: Cell[][] = []
    for (const cell of years) {
      const axis = axes.at(-1)
      const last = axis?.at(-1)
      const rises = last !== undefined && (readYear(cell.text) ?? 0) === (readYear(last.text) ?? 0) + 1
      if (axis && rises) axis.push(cell)
      else axes.push([cell])
    }
    return axes
      .filter((axis) => axis.length >= 3)
      .map((axis) => ({ years: axis, line: index, x0: (axis[0] as Cell).x0, x1: (axis.at(-1) as Cell).x1 }))
  })

/** The series a legend names, in its order from left to right; only a legend on one line has a clear order. */
const findLegend = (page: Page, axis: Axis) => {
  const base = page.lines[axis.line]?.base ?? 0
  const wide = (axis.x1 - axis.x0) * 0.35
  for (const line of page.lines) {
    if (Math.abs(line.base - base) > 320) continue
    const entries = line.cells.filter(
      ({ x0, x1, text, prose }) => !prose && text.length < 48 && x0 > axis.x0 - wide && x1 < axis.x1 + wide,
    )
    const series = entries
      .map((cell) => ({ cell, label: readLabel(cell.text) }))
      .filter(({ label }) => label.scopes.length === 1 && !label.refused)
    if (
      series.length >= 2 &&
      series.length === new Set(series.map(({ label }) => `${label.scopes[0]}${label.method ?? ''}`)).size
    )
      return series
  }
  return null
}

/** Words above or below the chart that say what it shows and in which unit. */
const findTitle = (page: Page, axis: Axis) => {
  const base = page.lines[axis.line]?.base ?? 0
  const near = page.lines.filter((line) => line.base < base && line.base > base - 320)
  const cells = near
    .flatMap((line) => line.cells)
    .filter(({ x0, x1, prose }) => !prose && x1 > axis.x0 - 60 && x0 < axis.x1 + 20)
  return (
    cells
      .map(({ text }) => text)
      .filter((text) => readUnit(text, 'mass')?.kind === 'mass' && text.length < 90)
      .at(-1) ?? null
  )
}

/** Whether the highest figure of a bar is what the others add up to, within their rounding. */
const isSum = (column: Cell[], convention: PageContext['convention']) => {
  const figures = column.map((cell) => {
    const kind = readCell(cell, convention)
    return kind.kind === 'value' ? kind.value : Number.NaN
  })
  const top = figures.pop() ?? Number.NaN
  return Math.abs(figures.reduce((all, figure) => all + figure, 0) - top) <= 0.006 * top
}

/**
 * Stacked bars: each year has as many figures above it as the legend has entries. The first entry is the lowest part of
 * the bar. Anything less clear is not read.
 */
export const collectCharts = (context: PageContext): Candidate[] => {
  const { page } = context
  if (page.sheet !== null) return []
  const found: Candidate[] = []
  for (const [at, axis] of findAxes(page, context).entries()) {
    const legend = findLegend(page, axis)
    const title = findTitle(page, axis)
    const unit = title ? readUnit(title, 'mass') : null
    if (!legend || !title || !unit) continue
    const base = page.lines[axis.line]?.base ?? 0
    const step = (axis.x1 - axis.x0) / (axis.years.length - 1 || 1)
    const columns = axis.years.map((year) =>
      page.lines
        .filter((line) => line.base < base && line.base > base - 300)
        .flatMap((line) => line.cells)
        .filter(
          (cell) =>
            Math.abs(centre(cell) - centre(year)) < 0.28 * step &&
            readCell(cell, context.convention).kind === 'value',
        )
        .sort((a, b) => b.base - a.base),
    )
    // A sum over each bar is no part of it.
    const summed = columns.every(
      (column) => column.length === legend.length + 1 && isSum(column, context.convention),
    )
    if (summed) for (const column of columns) column.pop()
    if (!columns.every((column) => column.length === legend.length)) continue
    axis.years.forEach((yearCell, index) => {
      const year = readYear(yearCell.text)
      if (!year || year > context.latest) return
      legend.forEach(({ cell: entry, label }, order) => {
        const cell = columns[index]?.[order]
        const kind = cell && readCell(cell, context.convention)
        if (!cell || kind?.kind !== 'value') return
        found.push({
          metric: scopeMetric(label.scopes[0], label.method),
          year,
          printed: kind.value,
          decimals: kind.decimals,
          raw: kind.raw,
          unit,
          unitFrom: 'caption',
          multiplier: 1,
          score: 3.2,
          page,
          cell,
          quote: `${entry.text} ${yearCell.text} ${cell.text}`,
          context: [title],
          assumedYear: false,
          rule: 'chart',
          group: `${page.number}:chart${at}`,
          features: {},
          line: -1,
          aggregated: [],
          perimeter: null,
        })
      })
    })
  }
  return found
}
