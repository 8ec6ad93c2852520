import { limits } from '../limits.ts'
import { figure, nothing, words } from './row-kinds.ts'

/** Rows from one to another, both included. */
type Span = { from: number; to: number }
type Seen = { count: number; last: number }
/** How often something is new, and which rows around it say what it belongs to. */
type Rule = { first: number; above: number; below: number; cellsMax: number }

const named: Rule = { first: 25, above: 4, below: 8, cellsMax: 24_000 }
const shaped: Rule = { first: 8, above: 2, below: 3, cellsMax: 8000 }
const edgeRows = 400
const edgeCells = 8000
const shapesMax = 4000
const shapeColumns = 60

const around = (row: number, { above, below }: Rule): Span => ({ from: row - above, to: row + below })

/** The rows in which something stands for the first few times, as long as there is room for them. */
const firstSpans = (rows: readonly number[], rule: Rule, cells: number): Span[] => {
  const spans: Span[] = []
  let left = rule.cellsMax
  let end = -1
  for (const row of rows) {
    const span = around(row, rule)
    left -= (span.to - Math.max(span.from - 1, end)) * cells
    if (left < 0) break
    end = span.to
    spans.push(span)
  }
  return spans
}

/** The rows in which something stands for the last time, the lowest first: sums stand below what they are of. */
const lastSpans = (seen: Iterable<Seen>, rule: Rule, cells: number): Span[] => {
  const spans: Span[] = []
  let left = rule.cellsMax
  let lowest = Number.POSITIVE_INFINITY
  for (const { last } of [...seen].sort((a, b) => b.last - a.last)) {
    const span = around(last, rule)
    left -= (Math.min(span.to + 1, lowest) - span.from) * cells
    if (left < 0) break
    lowest = span.from
    spans.push(span)
  }
  return spans
}

const merge = (spans: Span[]): Span[] => {
  const merged: Span[] = []
  for (const { from, to } of spans.sort((a, b) => a.from - b.from)) {
    const before = merged.at(-1)
    if (before && from <= before.to + 1) before.to = Math.max(before.to, to)
    else merged.push({ from, to })
  }
  return merged
}

/** Answers for rows that are asked about in their order. */
const walk = (spans: Span[]) => {
  let at = 0
  return (row: number): boolean => {
    while (at < spans.length && (spans[at] as Span).to < row) at += 1
    const span = spans[at]
    return span !== undefined && row >= span.from
  }
}

/**
 * Looks at every row of a sheet and remembers which of them matter: the first and the last, those that tell of emissions
 * or energy in words not read often before, those that look like none before, and what surrounds them. Among half a
 * million rows of readings the two that sum them up are found, whatever row they are on.
 */
export const chooseRows = () => {
  const kinds = new Map<number, Seen>()
  const shapes = new Map<string, Seen>()
  const byName: number[] = []
  const byShape: number[] = []
  const ends: { row: number; cells: number }[] = []
  let endCells = 0
  let beginCells = 0
  let begin = -1
  let last = -1
  const counted = { rows: 0, cells: 0 }

  const note = <Key>(known: Map<Key, Seen>, key: Key, row: number): number => {
    const seen = known.get(key) ?? { count: 0, last: row }
    seen.count += 1
    seen.last = row
    if (seen.count === 1) known.set(key, seen)
    return seen.count
  }
  const atEdges = (row: number, cells: number) => {
    beginCells += cells
    if (beginCells <= edgeCells && counted.rows <= edgeRows) begin = row
    ends.push({ row, cells })
    endCells += cells
    while (ends.length > edgeRows || (endCells > edgeCells && ends.length > 1))
      endCells -= ends.shift()?.cells ?? 0
  }

  return {
    /** A row, from the first to the last: the kind of what stands in each of its columns. */
    see: (row: number, kindsOfRow: readonly number[]): void => {
      let cells = 0
      let shape = ''
      let fresh = false
      for (let column = 0; column < kindsOfRow.length; column++) {
        const kind = kindsOfRow[column] ?? nothing
        if (kind !== nothing) cells += 1
        if (column < shapeColumns) shape += kind === nothing ? '-' : kind === figure ? 'n' : 't'
      }
      if (cells === 0) return
      counted.rows += 1
      counted.cells += cells
      last = row
      for (const kind of kindsOfRow) if (kind > words && note(kinds, kind, row) <= named.first) fresh = true
      if (fresh && byName.length < named.cellsMax) byName.push(row)
      const isNew = shapes.has(shape) || shapes.size < shapesMax
      if (isNew && note(shapes, shape, row) <= shaped.first) byShape.push(row)
      atEdges(row, cells)
    },
    counted,
    /** Whether it can be read in full, as nearly all can. */
    isSmall: () => counted.cells <= limits.fullCells && counted.rows <= limits.fullRows,
    /** Which rows to keep, to be asked from the first to the last. */
    chosen: () => {
      const usual = Math.ceil(counted.cells / Math.max(counted.rows, 1))
      return walk(
        merge([
          { from: 0, to: begin },
          { from: ends[0]?.row ?? 0, to: last },
          ...firstSpans(byName, named, usual),
          ...firstSpans(byShape, shaped, usual),
          ...lastSpans(kinds.values(), named, usual),
          ...lastSpans(shapes.values(), shaped, usual),
        ]),
      )
    },
  }
}
