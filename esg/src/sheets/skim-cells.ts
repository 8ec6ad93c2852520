import type { GridCell } from '../formats/grid-cell.ts'
import type { Skim } from '../types.ts'
import { chooseRows } from './choose-rows.ts'
import { rowKinds } from './row-kinds.ts'

/** Of a sheet that only its parser could take apart, the rows that matter, where it has too many to read them all. */
export const skimCells = (cells: GridCell[]): { cells: GridCell[]; skim?: Skim } => {
  const rows = new Map<number, number[]>()
  const kindOf = rowKinds()
  for (const { row, column, text } of cells) {
    const kinds = rows.get(row) ?? []
    kinds[column] = kindOf(text)
    rows.set(row, kinds)
  }
  const choice = chooseRows()
  const inOrder = [...rows.keys()].sort((a, b) => a - b)
  for (const row of inOrder) choice.see(row, rows.get(row) ?? [])
  if (choice.isSmall()) return { cells }
  const kept = new Set(inOrder.filter(choice.chosen()))
  return {
    cells: cells.filter(({ row }) => kept.has(row)),
    skim: { rows: choice.counted.rows, read: kept.size },
  }
}
