import type { Cell } from '../layout/page.ts'
import type { CellKind } from '../numbers/read-cell.ts'

/** Figures that stand below each other. */
export type Column = {
  x0: number
  x1: number
  firstLine: number
  lastLine: number
  cells: { cell: Cell; line: number; kind: CellKind }[]
  /** Texts that stand above it, from the nearest upwards. */
  heads: Cell[]
  /** A year or other word that stands above several columns, this one among them. */
  groups: Cell[]
}

export type Row = {
  line: number
  /** The label as it is to be read, wrapped lines joined, its parts from left to right. */
  labels: Cell[]
  /** Those of its labels that are drawn over several rows, this one among them. */
  spanning: Cell[]
  values: { cell: Cell; kind: CellKind; column: Column }[]
  /** Text to the right of the figures: remarks, methods, notes. */
  trailing: Cell[]
  /** Headings above, the nearest first. */
  sections: Section[]
  /** A year that stands in the row itself, as its label. */
  year: number | null
  /** The year that stands alone on a line above it and heads the rows below. */
  block: number | null
  /** The only row under its heading, so that it stands for the whole. */
  only: boolean
}

export type Section = {
  text: string
  marks: string
  x0: number
  size: number
  hasValues: boolean
  line: number
}

export type Table = {
  rows: Row[]
  columns: Column[]
  captions: string[]
  /** What stands in the head of the label column, or is given once for the whole table: often its unit or its method. */
  corner: Cell[]
  left: number
  top: number
  bottom: number
}
