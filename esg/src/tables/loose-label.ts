import type { Cell } from '../layout/page.ts'
import type { RowBand } from './row-bands.ts'
import type { Row } from './table.ts'

/** Texts of the label columns on one line: those of a row, or those that belong to no row yet. */
export type LooseLabel = {
  line: number
  cells: Cell[]
  base: number
  row: Row | null
  /** It stands in a head, or in a drawn cell to itself: no further line of any label. */
  apart: boolean
  /** Texts stand where its figures would: a row without figures, and no heading. */
  blank: boolean
  /** The lines drawn above and below it part it from what stands beyond them. */
  band: RowBand
}
