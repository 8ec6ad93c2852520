import { regionOf } from '../layout/find-regions.ts'
import type { Cell, Page } from '../layout/page.ts'
import { readCell } from '../numbers/read-cell.ts'
import type { Convention } from '../numbers/read-number.ts'
import { joinDrawn } from './join-drawn.ts'
import type { LooseLabel } from './loose-label.ts'
import { byBand, isParted, rowBand, standsForFigure } from './row-bands.ts'
import type { Row, Table } from './table.ts'

const opensParenthesis = (text: string) => (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0)
const closesOnly = (text: string) => (text.match(/\)/g)?.length ?? 0) > (text.match(/\(/g)?.length ?? 0)
const isCaption = (text: string) =>
  /^(?:table|figure|fig|chart|graph|source|notes?|exhibit)\b\.?\s*\d*\s*[:.–|]/i.test(text)
const wantsMore = (text: string) =>
  opensParenthesis(text) ||
  /(?:[-–,/&:(]|\b(?:and|of|from|the|to|in|for|by|with|or|der|die|und|von|de|des|et))$/i.test(text)
/** A scope or a sum begins a label of its own, however it is written. */
const beginsAnew = /^(?:scopes?\s?[123]|(?:sub-?)?totals?)\b/i
const beginsSmall = (text: string) => /^\p{Ll}(?![.)])/u.test(text)
/**
 * Whether a text goes on with what stands above it. A small letter tells so, but not in a sheet, whose cells hold their
 * whole label, and not where hardly any label begins with a capital.
 */
const goesOnIn = (labels: LooseLabel[]) => {
  const firsts = labels.flatMap(({ cells }) => cells[0] ?? []).filter(({ text }) => /^\p{L}/u.test(text))
  const small = firsts.filter(({ ref, text }) => ref !== null || beginsSmall(text))
  const tells = small.length <= 0.75 * firsts.length
  return (text: string) =>
    /^[(–&]/.test(text) || (tells && beginsSmall(text) && !beginsAnew.test(text)) || closesOnly(text)
}
const isItem = (text: string) => /^(?:[•▪–-]\s|\([^()]*\)$)/.test(text)
const textOf = (cells: Cell[]) => cells.map(({ text }) => text).join(' ')

/** All rows may be set in from their headings: one between two of them begins left of the table and reaches over it. */
const reaches = ({ left, top, bottom }: Table, { x0, x1 }: Cell, line: number, block: number) =>
  x0 >= left - 4 || (line > top && line < bottom && (x0 > block - 2 || (x0 >= left - 40 && x1 > left + 4)))

/** Where the drawn block of a table begins. */
const blockOf = (page: Page, { rows }: Table) => {
  for (const { values } of rows) {
    const region = values[0] && regionOf(page, values[0].cell)
    if (region) return region.x0
  }
  return null
}

const collect = (page: Page, table: Table, convention: Convention): LooseLabel[] => {
  const rowAt = new Map(table.rows.map((row) => [row.line, row]))
  const edge = table.columns[0]?.x0 ?? 0
  const block = blockOf(page, table)
  const used = new Set(table.columns.flatMap(({ heads, groups }) => [...heads, ...groups]))
  const labels: LooseLabel[] = []
  for (
    let index = Math.max(0, table.top - 4);
    index <= Math.min(page.lines.length - 1, table.bottom + 3);
    index++
  ) {
    const line = page.lines[index]
    if (!line) continue
    const row = rowAt.get(index)
    if (row) {
      labels.push({
        line: index,
        cells: row.labels,
        base: line.base,
        row,
        apart: false,
        blank: false,
        band: rowBand(page, row),
      })
      continue
    }
    const cells = line.cells.filter(
      (cell) =>
        !cell.prose &&
        reaches(table, cell, index, block ?? Number.POSITIVE_INFINITY) &&
        (block === null || cell.x1 > block - 2) &&
        cell.x0 < edge - 2 &&
        !used.has(cell) &&
        readCell(cell, convention).kind === 'text',
    )
    const right = line.cells.filter((cell) => cell.x0 > edge - 2 && !cell.prose && !used.has(cell))
    const apart = line.cells.some((cell) => used.has(cell))
    const blank = index > table.top && right.some((cell) => standsForFigure(table, cell, convention))
    for (const { band, cells: together } of byBand(page, index, cells))
      labels.push({ line: index, cells: together, base: line.base, row: null, apart, blank, band })
  }
  return labels
}

const leading = (labels: LooseLabel[]) => {
  const withText = labels.filter(({ cells }) => cells.length > 0)
  const gaps = withText.slice(1).map((label, at) => ({
    d: label.base - (withText[at]?.base ?? 0),
    loose: label.row === null || withText[at]?.row === null,
  }))
  const loose = gaps
    .filter((gap) => gap.loose && gap.d > 2)
    .map(({ d }) => d)
    .sort((a, b) => a - b)
  const rows = gaps
    .filter((gap) => !gap.loose)
    .map(({ d }) => d)
    .sort((a, b) => a - b)
  return { tight: loose[Math.floor(loose.length * 0.1)] ?? 0, rows: rows[Math.floor(rows.length / 2)] ?? 0 }
}

/** Figures without a label on their line stand beside the middle of a label of two lines, or below it. */
const labelLonely = (labels: LooseLabel[]) => {
  labels.forEach((label, at) => {
    const { row } = label
    if (!row || row.year !== null || label.cells.length > 0) return
    const above = labels[at - 1]
    const below = labels[at + 1]
    const size = row.values[0]?.cell.size ?? 10
    const near = (other: LooseLabel | undefined, limit: number) =>
      other !== undefined &&
      other.row === null &&
      !other.apart &&
      !isParted(other.band, row) &&
      Math.abs(other.base - label.base) < limit * size
    const parts: LooseLabel[] = []
    if (near(above, 1.05) && above) parts.push(above)
    else if (near(above, 1.6) && !near(below, 1.05) && above) parts.push(above)
    if (near(below, 1.05) && below) parts.push(below)
    for (const part of parts) {
      row.labels.push(...part.cells)
      part.row = row
    }
    label.cells = row.labels
  })
}

/** Joins the lines of one label. What remains belongs to no row: a heading within the table. */
export const joinLabels = (page: Page, table: Table, convention: Convention): LooseLabel[] => {
  const labels = collect(page, table, convention)
  const { tight, rows } = leading(labels)
  const goesOn = goesOnIn(labels)
  joinDrawn(page, table, labels, convention)
  const informative = tight > 0 && rows > 0 && tight < 0.86 * rows
  labelLonely(labels)
  const edge = table.columns[0]?.x0 ?? 0
  const settled = new Map<Row, string>()
  for (const row of table.rows) settled.set(row, textOf(row.labels))
  for (let at = 0; at < labels.length; at++) {
    const label = labels[at]
    if (!label || label.row) continue
    const text = textOf(label.cells)
    // What runs over the columns, or what the following row is set in from, is a heading.
    const first = label.cells[0]
    if (label.apart || label.blank || isCaption(text) || label.cells.some(({ x1 }) => x1 > edge + 4)) continue
    const following = rowAfter(labels, at, null)?.labels[0]
    const heads = first !== undefined && following !== undefined && following.x0 > first.x0 + 4
    const above = labels[at - 1]
    const below = labels[at + 1]
    const dAbove = above ? label.base - above.base : Number.POSITIVE_INFINITY
    const dBelow = below ? below.base - label.base : Number.POSITIVE_INFINITY
    const close = (d: number) =>
      informative ? d <= Math.min(1.3 * tight, (tight + rows) / 2) : d < 1.7 * (label.cells[0]?.size ?? 10)
    const rowAbove = above?.row && close(dAbove) && !isParted(label.band, above.row) ? above.row : null
    const next = aheadRow(labels, at, close)
    const ahead = next && !isParted(label.band, next) ? next : null
    const aboveText = rowAbove ? (settled.get(rowAbove) ?? '') : ''
    const aheadText = ahead ? textOf(ahead.labels) : ''
    const continues =
      rowAbove !== null &&
      !/^(?:of which|thereof|davon|[•▪–-]\s)/i.test(text) &&
      (wantsMore(aboveText) || goesOn(text))
    // Rows that each begin with a dash or a bracket are a list below their heading.
    const after = rowAfter(labels, at, ahead)
    if (ahead && after && isItem(aheadText) && isItem(textOf(after.labels)) && !wantsMore(text)) continue
    const begins = ahead !== null && (wantsMore(text) || goesOn(aheadText))
    const byGeometry = informative && rowAbove !== null && !(close(dBelow) && ahead)
    const beginsByGeometry = informative && ahead !== null && !rowAbove
    if (continues && !(begins && opensParenthesis(text) && !wantsMore(aboveText)))
      attach(label, rowAbove, 'after', settled)
    else if (begins) attach(label, ahead, 'before', settled)
    else if (byGeometry && !heads && !/:$/.test(text)) attach(label, rowAbove, 'after', settled)
    else if (beginsByGeometry && !heads && !/:$/.test(text)) attach(label, ahead, 'before', settled)
  }
  return labels.filter(({ blank, row }) => !blank || row)
}

/** The next row below, other than one. */
const rowAfter = (labels: LooseLabel[], at: number, other: Row | null): Row | null => {
  for (let next = at + 1; next < labels.length; next++) {
    const row = labels[next]?.row
    if (row && row !== other) return row
  }
  return null
}

/** The row a run of tightly set lines below leads to. */
const aheadRow = (labels: LooseLabel[], at: number, close: (d: number) => boolean): Row | null => {
  for (let next = at + 1; next < labels.length && next <= at + 3; next++) {
    const label = labels[next]
    const before = labels[next - 1]
    if (!label || !before || !close(label.base - before.base)) return null
    if (label.row) return label.row
  }
  return null
}

const attach = (label: LooseLabel, row: Row | null, where: 'before' | 'after', settled: Map<Row, string>) => {
  if (!row) return
  label.row = row
  // A further line of the label; unit cells of the row keep their place at the end.
  if (where === 'before') row.labels = [...label.cells, ...row.labels]
  else row.labels = [...row.labels, ...label.cells]
  settled.set(row, textOf(row.labels))
}
