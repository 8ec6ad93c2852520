import { normalise, scopesIn } from '../rules/read-label.ts'
import type { LooseLabel } from './join-labels.ts'
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

const sum = /^(?:sub-?\s?)?(?:totals?|sum|summe|gesamt|zwischensumme)\b/i

/** Labels set flush right have no meaningful left edge: all of them stand one level below the others. */
const flushRight = (table: Table) => {
  const firsts = table.rows.flatMap(({ labels }) => labels.slice(0, 1))
  const count = (test: (x0: number, x1: number) => boolean) =>
    firsts.filter(({ x0, x1 }) => test(x0, x1)).length
  return new Set(
    firsts.filter(
      (cell) =>
        count((_, x1) => Math.abs(x1 - cell.x1) < 2) >= 5 &&
        count((x0) => Math.abs(x0 - cell.x0) < 2) < 0.2 * firsts.length,
    ),
  )
}

/**
 * The headings a row stands under: lines without figures above it, and rows from which it is set in. The nearest comes
 * first; a heading ends where one of the same level begins.
 */
export const findSections = (table: Table, labels: LooseLabel[]) => {
  const flush = flushRight(table)
  const grid = table.rows[0]?.values[0]?.cell.ref !== null
  const edge = table.left + 30
  const indent = (label: LooseLabel | Row) => {
    const first = 'cells' in label ? (label.row ? label.row.labels[0] : label.cells[0]) : label.labels[0]
    return first ? (flush.has(first) ? edge : first.x0) : 0
  }
  const marks = labels
    .map((label) => ({ label, section: sectionOf(label), x0: indent(label) }))
    .filter((mark): mark is { label: LooseLabel; section: Section; x0: number } => mark.section !== null)
  // A heading from which the next row is set in covers the rows that are set in, and no others.
  const covers = marks.map((mark, at) => {
    const next = marks.slice(at + 1).find(({ label }) => label.row !== null)
    return next && !grid ? next.x0 > mark.x0 + 2 : false
  })
  // A sum at the level of its heading ends the block: all between the two is set in.
  const closes = (row: Row, own: number, at: number) =>
    sum.test(row.labels.map(({ text }) => text).join(' ')) &&
    Math.abs(own - (marks[at]?.x0 ?? 0)) <= 2 &&
    marks.slice(at + 1).every(({ section, x0 }) => section.line >= row.line || x0 > own + 2)
  // A heading that names a scope ends where a row names another.
  const named = marks.map(({ section }) => scopesIn(normalise(section.text)))
  const ended = (at: number, line: number) => {
    const [scope, ...more] = named[at] ?? []
    if (scope === undefined || more.length > 0) return false
    for (let next = at + 1; next < marks.length; next++) {
      if ((marks[next]?.section.line ?? line) >= line) return false
      const scopes = named[next] ?? []
      if (marks[next]?.section.hasValues && scopes.length > 0 && !scopes.includes(scope)) return true
    }
    return false
  }
  for (const row of table.rows) {
    const own = indent(row)
    let limit = own
    let taken = 0
    let size = 0
    for (let at = marks.length - 1; at >= 0 && taken < 5; at--) {
      const mark = marks[at]
      if (!mark || mark.section.line >= row.line || mark.label.row === row) continue
      const { section } = mark
      if (row.sections.some(({ text }) => text === section.text) || ended(at, row.line)) continue
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
      const setIn = mark.x0 < limit - 2
      const heading =
        !section.hasValues &&
        (mark.x0 <= limit + 2 || taken === 0) &&
        !(covers[at] && own <= mark.x0 + 2 && !closes(row, own, at))
      if (!setIn && !(heading && (taken === 0 || section.size > size + 0.4))) continue
      row.sections.push(section)
      taken += 1
      limit = Math.min(limit, mark.x0)
      size = Math.max(size, section.size)
    }
  }
}

/** Rows that have a heading, or a part of their label beside them, all to themselves. */
export const markOnly = (table: Table, labels: LooseLabel[]) => {
  const ordered = labels.filter(({ cells, row }) => cells.length > 0 || row)
  table.rows.forEach((row, at) => {
    const first = row.labels[0]
    const next = table.rows[at + 1]
    const place = ordered.findIndex((label) => label.row === row)
    const headed = ordered[place - 1]?.row === null
    const afterwards = ordered.slice(place + 1).find((label) => label.row !== row)
    const closed = !afterwards || afterwards.row === null
    const besides =
      row.labels.length > 1 &&
      (!next || (first !== undefined && next.labels.some(({ x0 }) => x0 <= first.x0 + 4)))
    // What other rows share with it is a level above both, and this row is one of several below it.
    const upper = row.labels.slice(0, -1)
    const repeated = upper.some((cell) =>
      table.rows.some(
        (other) =>
          other !== row &&
          other.labels.some(({ text, x0 }) => text === cell.text && Math.abs(x0 - cell.x0) < 4),
      ),
    )
    row.only = (headed && closed) || (besides && !repeated)
  })
}
