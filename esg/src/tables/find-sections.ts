import { drawnCell } from '../layout/drawn-cell.ts'
import type { Cell, Page } from '../layout/page.ts'
import { memo } from '../memo.ts'
import { normalise, scopesIn } from '../rules/read-label.ts'
import { countPlaces } from './count-places.ts'
import type { LooseLabel } from './loose-label.ts'
import type { Row, Section, Table } from './table.ts'

const sectionOf = ({ cells: own, line, row }: LooseLabel): Section | null => {
  const cells = row ? row.labels : own
  const first = cells[0]
  if (!first) return null
  return {
    text: cells.map(({ text }) => text).join(' '),
    marks: cells.map(({ marks }) => marks).join(''),
    x0: first.x0,
    size: first.size,
    hasValues: row !== null,
    line,
  }
}

const scopesNamed = memo((text) => scopesIn(normalise(text)))
const farthest = 400
const sum = /^(?:sub-?\s?)?(?:totals?|sum|summe|gesamt|zwischensumme)\b/i

const ofOthers = /\b(?:financed|facilitated|insured|insurance[- ]associated)\b.{0,12}emission/i
const speaksAnew = /emission|\bghg\b|scope|operation|\bown\b|energy|footprint/i

/** Labels set flush right have no meaningful left edge: all of them stand one level below the others. */
const flushRight = (table: Table) => {
  const firsts = table.rows.flatMap(({ labels }) => labels.slice(0, 1))
  const starts = countPlaces(firsts.map(({ x0 }) => x0))
  const ends = countPlaces(firsts.map(({ x1 }) => x1))
  return new Set(firsts.filter((cell) => ends(cell.x1, 2) >= 5 && starts(cell.x0, 2) < 0.2 * firsts.length))
}

/** What spans several rows, or stands in the middle of its drawn cell, is set in no further than the cell. */
const leftOf = (page: Page, line: number, cell: Cell, spanning: boolean) => {
  const on = page.lines[line]
  if (!on) return cell.x0
  const { left, right } = drawnCell(page, on, cell)
  if (spanning) return Number.isFinite(left) ? left : cell.x0
  const [before, behind] = [cell.x0 - left, right - cell.x1]
  return before > 8 && Math.abs(before - behind) < 0.05 * (right - left) ? left : cell.x0
}

/** A heading without figures that goes on in brackets or in small letters on the next line is one heading. */
const joinWrapped = (labels: LooseLabel[]): LooseLabel[] => {
  const joined: LooseLabel[] = []
  for (const label of labels) {
    const last = joined.at(-1)
    const [first] = label.cells
    const goesOn =
      last !== undefined &&
      last.row === null &&
      label.row === null &&
      first !== undefined &&
      last.cells[0] !== undefined &&
      first.ref === null &&
      /^[(\p{Ll}]/u.test(first.text) &&
      Math.abs(first.x0 - last.cells[0].x0) < 4 &&
      label.base - last.base < 1.6 * first.size
    if (goesOn) joined.splice(-1, 1, { ...last, base: label.base, cells: [...last.cells, ...label.cells] })
    else joined.push(label)
  }
  return joined
}

/**
 * The headings a row stands under: lines without figures above it, and rows from which it is set in. The nearest comes
 * first; a heading ends where one of the same level begins.
 */
export const findSections = (page: Page, table: Table, labels: LooseLabel[]) => {
  const flush = flushRight(table)
  const grid = table.rows[0]?.values[0]?.cell.ref !== null
  const edge = table.left + 30
  const indent = (label: LooseLabel | Row) => {
    const row = 'cells' in label ? label.row : label
    const cells = row ? row.labels : 'cells' in label ? label.cells : []
    const first = cells[0]
    if (!first) return 0
    if (flush.has(first)) return edge
    return leftOf(page, label.line, first, row?.spanning.includes(first) ?? false)
  }
  const marks = joinWrapped(labels)
    .map((label) => ({ label, section: sectionOf(label), x0: indent(label) }))
    .filter((mark): mark is { label: LooseLabel; section: Section; x0: number } => mark.section !== null)
  // A heading from which the next row is set in covers the rows that are set in, and no others.
  const covers: boolean[] = []
  let next: { x0: number } | null = null
  for (let at = marks.length - 1; at >= 0; at--) {
    const mark = marks[at] as (typeof marks)[number]
    covers[at] = next !== null && !grid && next.x0 > mark.x0 + 2
    if (mark.label.row !== null) next = mark
  }
  const onlyBetween = (
    at: number,
    line: number,
    test: (mark: (typeof marks)[number], at: number) => boolean,
  ) => {
    for (let between = at + 1; between < marks.length; between++) {
      const mark = marks[between] as (typeof marks)[number]
      if (mark.section.line >= line) return true
      if (!test(mark, between)) return false
    }
    return true
  }
  // A sum at the level of its heading ends the block: all between the two is set in.
  const closes = (row: Row, own: number, at: number) =>
    sum.test(row.labels.map(({ text }) => text).join(' ')) &&
    Math.abs(own - (marks[at]?.x0 ?? 0)) <= 2 &&
    onlyBetween(at, row.line, ({ x0 }) => x0 > own + 2)
  // A heading that names a scope ends where a row names another.
  const named = marks.map(({ section }) => scopesNamed(section.text))
  const ended = (at: number, line: number) => {
    const [scope, ...more] = named[at] ?? []
    if (scope === undefined || more.length > 0) return false
    return !onlyBetween(at, line, ({ section }, between) => {
      const scopes = section.hasValues ? (named[between] ?? []) : []
      return scopes.length === 0 || scopes.includes(scope)
    })
  }
  // What others emit with a bank's money stays so under the names of their industries, until a heading speaks of emissions anew.
  const headings = marks.flatMap(({ section }) => (section.hasValues ? [] : section))
  let passed = 0
  const othersAbove = (line: number) => {
    while (passed < headings.length && (headings[passed]?.line ?? 0) < line) passed += 1
    for (let at = passed - 1; at >= Math.max(0, passed - farthest); at--) {
      const section = headings[at]
      if (!section) continue
      if (ofOthers.test(section.text)) return section
      if (speaksAnew.test(section.text)) return null
    }
    return null
  }
  let reached = 0
  for (const row of table.rows) {
    const own = indent(row)
    let limit = own
    let taken = 0
    let size = 0
    while (reached < marks.length && (marks[reached]?.section.line ?? 0) < row.line) reached += 1
    // In a sheet of many thousand rows, what stands so far above is no heading of this one.
    for (let at = reached - 1; at >= Math.max(0, reached - farthest) && taken < 5; at--) {
      const mark = marks[at]
      if (!mark || mark.section.line >= row.line || mark.label.row === row) continue
      const { section } = mark
      const setIn = mark.x0 < limit - 2
      if (section.hasValues && !setIn) continue
      if (row.sections.some(({ text }) => text === section.text)) continue
      // A row with figures in other columns only is a neighbour, not what this one is a part of.
      const parent = mark.label.row
      if (
        parent &&
        !parent.values.some(
          ({ column, kind }) =>
            kind.kind === 'value' &&
            row.values.some((value) => value.column === column && value.kind.kind === 'value'),
        )
      )
        continue
      const heading =
        !section.hasValues &&
        (mark.x0 <= limit + 2 || taken === 0) &&
        !(covers[at] && own <= mark.x0 + 2 && !closes(row, own, at))
      if (!setIn && !(heading && (taken === 0 || section.size > size + 0.4))) continue
      if (ended(at, row.line)) continue
      row.sections.push(section)
      taken += 1
      limit = Math.min(limit, mark.x0)
      size = Math.max(size, section.size)
    }
    const others = othersAbove(row.line)
    if (others && !row.sections.includes(others)) row.sections.splice(1, 0, others)
  }
}

/** Rows that have a heading, or a part of their label beside them, all to themselves. */
export const markOnly = (table: Table, labels: LooseLabel[]) => {
  const ordered = labels.filter(({ cells, row }) => cells.length > 0 || row)
  const places = new Map<Row, number>()
  for (const [at, { row }] of ordered.entries()) if (row && !places.has(row)) places.set(row, at)
  const byText = new Map<string, { row: Row; x0: number }[]>()
  for (const row of table.rows)
    for (const { text, x0 } of row.labels) {
      const list = byText.get(text)
      if (!list) byText.set(text, [{ row, x0 }])
      else if (list.length < 40) list.push({ row, x0 })
    }
  table.rows.forEach((row, at) => {
    const first = row.labels[0]
    const next = table.rows[at + 1]
    const place = places.get(row) ?? -1
    const headed = ordered[place - 1]?.row === null
    let after = place + 1
    while (after < ordered.length && ordered[after]?.row === row) after += 1
    const afterwards = ordered[after]
    const closed = !afterwards || afterwards.row === null
    const besides =
      row.labels.length > 1 &&
      (!next || (first !== undefined && next.labels.some(({ x0 }) => x0 <= first.x0 + 4)))
    // What other rows share with it is a level above both, and this row is one of several below it.
    const repeated = row.labels
      .slice(0, -1)
      .some((cell) =>
        byText.get(cell.text)?.some((other) => other.row !== row && Math.abs(other.x0 - cell.x0) < 4),
      )
    row.only = (headed && closed) || (besides && !repeated)
  })
}
