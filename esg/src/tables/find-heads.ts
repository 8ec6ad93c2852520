import type { Cell, Line, Page } from '../layout/page.ts'
import { readCell } from '../numbers/read-cell.ts'
import type { Convention } from '../numbers/read-number.ts'
import type { Column, Table } from './table.ts'

type Block = { cells: Cell[]; x0: number; x1: number; y0: number; y1: number }

const centre = ({ x0, x1 }: { x0: number; x1: number }) => (x0 + x1) / 2
const isMark = (text: string) => /^(?:\(?\d{1,2}\)?|[*†‡]+|\([a-z]\))$/.test(text)

/** The part of the page's width in which a word counts as standing above this column. */
const reach = (columns: Column[], at: number) => {
  const column = columns[at] as Column
  const before = columns[at - 1]
  const after = columns[at + 1]
  const pad = (gap: number | undefined) => Math.min(gap === undefined ? 14 : Math.max(gap / 2 - 0.5, 0), 30)
  return {
    x0: column.x0 - pad(before && column.x0 - before.x1),
    x1: column.x1 + pad(after && after.x0 - column.x1),
  }
}

/** The label of a row of the table above is no title of this one. */
const labelsFigures = (line: Line, cell: Cell, columnOf: Map<Cell, Column>) => {
  const next = line.cells[line.cells.indexOf(cell) + 1]
  return next !== undefined && columnOf.has(next)
}

/** The line of years a table stands under, if there is one within reach; words between the two belong to the head. */
const yearLineAbove = (page: Page, table: Table, columnOf: Map<Cell, Column>, convention: Convention) => {
  const first = table.columns[0]
  const last = table.columns.at(-1)
  const top = page.lines[table.top]
  if (!first || !last || !top) return Number.POSITIVE_INFINITY
  for (let index = table.top - 1; index >= 0; index--) {
    const line = page.lines[index]
    if (!line || top.base - line.base > 11 * top.size) break
    const above = line.cells.filter((cell) => cell.x1 > first.x0 - 14 && cell.x0 < last.x1 + 14)
    if (above.some((cell) => columnOf.has(cell) || cell.prose)) break
    if (above.some((cell) => readCell(cell, convention).kind === 'year')) return index
  }
  return Number.POSITIVE_INFINITY
}

const nearly = (numbers: number[], most: number) => Math.max(...numbers) - Math.min(...numbers) < most

/**
 * Years set at the left edge of wide columns whose figures stand at the right edge: as many years as columns of figures,
 * each as far from its own as the others.
 */
const shiftedYears = (cells: Cell[], table: Table, convention: Convention): [Column, Cell][] => {
  const columns = table.columns.filter(
    ({ cells }) => cells.filter(({ kind }) => kind.kind === 'percent').length < 0.5 * cells.length,
  )
  const years = cells.filter((cell) => readCell(cell, convention).kind === 'year')
  if (years.length !== columns.length || years.length < 2 || years.some(({ prose }) => prose)) return []
  const pairs = columns.map((column, at): [Column, Cell] => [column, years[at] as Cell])
  const step = Math.min(...years.slice(1).map((year, at) => centre(year) - centre(years[at] as Cell)))
  const shifts = pairs.map(([column, year]) => centre(column) - centre(year))
  const apart = pairs.some(([column, year]) => year.x1 < column.x0 || year.x0 > column.x1)
  const even =
    nearly(shifts, 0.3 * step) ||
    nearly(
      pairs.map(([column, year]) => column.x1 - year.x1),
      0.3 * step,
    ) ||
    nearly(
      pairs.map(([column, year]) => column.x0 - year.x0),
      0.3 * step,
    )
  return apart && even && shifts.every((shift) => Math.abs(shift) < 0.75 * step) ? pairs : []
}

/** The lines above the first figures that still belong to the table, nearest first. */
const headLines = (page: Page, table: Table, columnOf: Map<Cell, Column>, convention: Convention) => {
  const first = table.columns[0]
  const last = table.columns.at(-1)
  const top = page.lines[table.top]
  const found: Cell[][] = []
  if (!first || !last || !top) return found
  let base = top.base
  let years = false
  const awaited = yearLineAbove(page, table, columnOf, convention)
  for (let index = table.top - 1; index >= 0 && found.length < 10; index--) {
    const line = page.lines[index]
    if (!line) break
    const shifted = shiftedYears(line.cells, table, convention).map(([, year]) => year)
    const above = line.cells.filter(
      (cell) => (cell.x1 > first.x0 - 14 && cell.x0 < last.x1 + 14) || shifted.includes(cell),
    )
    if (above.every(({ text }) => isMark(text)) && !above.some((cell) => columnOf.has(cell))) {
      if (base - line.base > 11 * top.size) break
      continue
    }
    if (above.some((cell) => columnOf.has(cell) || cell.prose)) break
    const hasYear = above.some((cell) => readCell(cell, convention).kind === 'year')
    if (base - line.base > (!years && index >= awaited ? 11 : 3) * line.size) break
    // A line that begins at the table's left edge and runs over the columns is its title or a heading within it.
    const titles = above.filter((cell) => cell.x0 < table.left + 12 && cell.x0 < first.x0 - 30)
    if (titles.some((cell) => labelsFigures(line, cell, columnOf))) break
    table.captions.push(...titles.map(({ text }) => text))
    const heads = above.filter(
      (cell) => !titles.includes(cell) && !isMark(cell.text) && cell.text.length < 70,
    )
    if (titles.length > 0 && heads.length === 0 && years) break
    if (heads.length > 0) {
      found.push(heads)
      base = line.base
    }
    years ||= hasYear
  }
  return found
}

/** Words of one head that are set in several lines. */
const stack = (cells: Cell[]): Block[] => {
  const blocks: Block[] = []
  for (const cell of [...cells].sort((a, b) => a.base - b.base)) {
    const host = blocks.find(
      (block) =>
        cell.x0 < block.x1 &&
        cell.x1 > block.x0 &&
        cell.base - (block.cells.at(-1)?.base ?? 0) < 1.5 * cell.size &&
        Math.abs(centre(cell) - centre(block)) < 40,
    )
    if (host) {
      host.cells.push(cell)
      host.x0 = Math.min(host.x0, cell.x0)
      host.x1 = Math.max(host.x1, cell.x1)
      host.y1 = cell.y1
    } else blocks.push({ cells: [cell], x0: cell.x0, x1: cell.x1, y0: cell.y0, y1: cell.y1 })
  }
  return blocks
}

/** Blocks on one height. */
const levels = (blocks: Block[]): Block[][] => {
  const found: { y0: number; y1: number; blocks: Block[] }[] = []
  for (const block of [...blocks].sort((a, b) => b.y1 - b.y0 - (a.y1 - a.y0))) {
    const level = found.find(({ y0, y1 }) => block.y0 < y1 - 1 && block.y1 > y0 + 1)
    if (level) level.blocks.push(block)
    else found.push({ y0: block.y0, y1: block.y1, blocks: [block] })
  }
  return found.map(({ blocks: members }) => members.sort((a, b) => a.x0 - b.x0))
}

/** Whether a block is set over these columns: in their middle, or at their left edge. */
const spans = (block: Block, columns: Column[]) => {
  const first = columns[0]
  const last = columns.at(-1)
  if (!first || !last) return false
  const width = last.x1 - first.x0
  return (
    Math.abs(centre(block) - (first.x0 + last.x1) / 2) < 0.2 * width || Math.abs(block.x0 - first.x0) < 20
  )
}

/** Years over groups of columns stand in their middle or over their first; the more even split is the one meant. */
const spreadYears = (columns: Column[], level: Block[]) => {
  const nearest = columns.map(
    (column) =>
      [...level].sort(
        (a, b) => Math.abs(centre(a) - centre(column)) - Math.abs(centre(b) - centre(column)),
      )[0],
  )
  const started = columns.map((column) => level.filter(({ x0 }) => x0 <= column.x1 + 2).at(-1) ?? level[0])
  // As many columns for each year, and each year over its own: nothing is more likely.
  const each = columns.length / level.length
  const evenly = columns.map((_, at) => level[Math.floor(at / each)])
  const fits =
    Number.isInteger(each) &&
    level.every((block, at) => {
      const first = columns[at * each]
      const last = columns[at * each + each - 1]
      return first && last && centre(block) > first.x0 - 2 && centre(block) < last.x1 + 2
    })
  if (fits) return evenly
  const unevenness = (choice: (Block | undefined)[]) => {
    const sizes = level.map((block) => choice.filter((chosen) => chosen === block).length)
    return Math.max(...sizes) - Math.min(...sizes)
  }
  return unevenness(started) < unevenness(nearest) ? started : nearest
}

/** Gives each column the block above it; where there are fewer blocks than columns, each stands for several. */
const assign = (table: Table, level: Block[], years: boolean, others: Cell[] = []) => {
  const { columns } = table
  const spread =
    years && level.length > 1 && level.length < columns.length ? spreadYears(columns, level) : null
  const size = columns.length / level.length
  const even = level.length > 1 && Number.isInteger(size)
  columns.forEach((column, at) => {
    const range = reach(columns, at)
    const over = level.filter(
      (block) =>
        (block.x0 < column.x1 && block.x1 > column.x0) ||
        (centre(block) < range.x1 && centre(block) > range.x0),
    )
    const near = [...(over.length > 0 ? over : level)].sort(
      (a, b) => Math.abs(centre(a) - centre(column)) - Math.abs(centre(b) - centre(column)),
    )[0]
    const started = level.filter(({ x0 }) => x0 <= column.x1 + 2).at(-1)
    const byOrder = even ? level[Math.floor(at / size)] : undefined
    const fits =
      byOrder &&
      size > 1 &&
      // What begins behind the first column of the group is the head of the next one.
      (size > 2 || byOrder.x0 < (columns[Math.floor(at / size) * size]?.x1 ?? 0)) &&
      (byOrder === near || byOrder === started) &&
      spans(byOrder, columns.slice(Math.floor(at / size) * size, Math.floor(at / size) * size + size))
    // A column with a head of its own beside the years is none of theirs.
    const apart = others.some((cell) => cell.x0 < column.x1 && cell.x1 > column.x0) && over.length === 0
    if (apart) return
    const chosen = spread ? spread[at] : fits ? byOrder : over.length > 0 ? near : undefined
    if (!chosen) return
    const target = over.includes(chosen) && size <= 1 ? column.heads : column.groups
    target.push(
      ...chosen.cells.filter((cell) => !column.heads.includes(cell) && !column.groups.includes(cell)),
    )
  })
}

/** A table that goes on below a break keeps the heads of the part above, where the columns are the same. */
const inherit = (page: Page, table: Table, columnOf: Map<Cell, Column>) => {
  for (const column of table.columns) {
    if (column.heads.length + column.groups.length > 0) continue
    for (let index = column.firstLine - 1; index >= Math.max(0, column.firstLine - 12); index--) {
      const above = page.lines[index]?.cells.find(
        (cell) => columnOf.has(cell) && Math.abs(cell.x1 - column.x1) < 4,
      )
      const other = above && columnOf.get(above)
      if (!other) continue
      column.heads.push(...other.heads)
      column.groups.push(...other.groups)
      break
    }
  }
}

/** The words above the table and left of its heads: what it is about, often its unit. */
const findCaptions = (page: Page, table: Table, columnOf: Map<Cell, Column>) => {
  const right = table.columns.at(-1)?.x1 ?? 0
  const used = new Set(table.columns.flatMap(({ heads, groups }) => [...heads, ...groups]))
  const top = page.lines[table.top]
  let found = 0
  for (let index = table.top - 1; index >= Math.max(0, table.top - 14) && found < 5; index--) {
    const line = page.lines[index]
    if (!line || !top || top.base - line.base > 16 * top.size) break
    const inside = line.cells.filter(
      (cell) => cell.x1 > table.left - 8 && cell.x0 < right + 8 && cell.x0 > table.left - 80,
    )
    if (inside.some((cell) => columnOf.has(cell) && cell.x0 > table.left)) break
    if (inside.some((cell) => cell.x0 < table.left + 12 && labelsFigures(line, cell, columnOf))) break
    for (const cell of inside) {
      if (used.has(cell)) continue
      table.captions.push(cell.text)
      found += 1
    }
  }
}

export const findHeads = (page: Page, table: Table, columnOf: Map<Cell, Column>, convention: Convention) => {
  const lines = headLines(page, table, columnOf, convention)
  const isYear = (cell: Cell) => readCell(cell, convention).kind === 'year'
  for (const line of lines) {
    const years = line.filter(isYear)
    const shifted = shiftedYears(line, table, convention)
    for (const [column, year] of shifted) column.heads.push(year)
    if (years.length > 0 && shifted.length === 0)
      assign(
        table,
        years.map((cell) => ({ cells: [cell], x0: cell.x0, x1: cell.x1, y0: cell.y0, y1: cell.y1 })),
        true,
        line.filter((cell) => !isYear(cell)),
      )
  }
  for (const level of levels(stack(lines.flat().filter((cell) => !isYear(cell))))) assign(table, level, false)
  inherit(page, table, columnOf)
  findCaptions(page, table, columnOf)
  table.captions = [...new Set(table.captions)]
}
