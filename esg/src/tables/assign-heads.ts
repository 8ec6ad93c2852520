import type { Cell } from '../layout/page.ts'
import type { Column, Table } from './table.ts'

export type CellBlock = { cells: Cell[]; x0: number; x1: number; y0: number; y1: number }

export const centre = ({ x0, x1 }: { x0: number; x1: number }) => (x0 + x1) / 2

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

/** Words of one head that are set in several lines. */
export const stack = (cells: Cell[]): CellBlock[] => {
  const blocks: CellBlock[] = []
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
export const levels = (blocks: CellBlock[]): CellBlock[][] => {
  const found: { y0: number; y1: number; blocks: CellBlock[] }[] = []
  for (const block of [...blocks].sort((a, b) => b.y1 - b.y0 - (a.y1 - a.y0))) {
    const level = found.find(({ y0, y1 }) => block.y0 < y1 - 1 && block.y1 > y0 + 1)
    if (level) level.blocks.push(block)
    else found.push({ y0: block.y0, y1: block.y1, blocks: [block] })
  }
  return found.map(({ blocks: members }) => members.sort((a, b) => a.x0 - b.x0))
}

/** Whether a block is set over these columns: in their middle, or at their left edge. */
const spans = (block: CellBlock, columns: Column[]) => {
  const first = columns[0]
  const last = columns.at(-1)
  if (!first || !last) return false
  const width = last.x1 - first.x0
  return (
    Math.abs(centre(block) - (first.x0 + last.x1) / 2) < 0.2 * width || Math.abs(block.x0 - first.x0) < 20
  )
}

/** Years over groups of columns stand in their middle or over their first; the more even split is the one meant. */
const spreadYears = (columns: Column[], level: CellBlock[]) => {
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
  const unevenness = (choice: (CellBlock | undefined)[]) => {
    const sizes = level.map((block) => choice.filter((chosen) => chosen === block).length)
    return Math.max(...sizes) - Math.min(...sizes)
  }
  return unevenness(started) < unevenness(nearest) ? started : nearest
}

/** Gives each column the block above it; where there are fewer blocks than columns, each stands for several. */
export const assign = (table: Table, level: CellBlock[], years: boolean, others: Cell[] = []) => {
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
