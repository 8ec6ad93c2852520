import type { Box, Skim } from '../types.ts'

/** A piece of text without a gap in it, as the glyphs of one font size on one baseline. */
export type Run = Box & {
  text: string
  base: number
  size: number
  marks: string
  end: number
  spaced: boolean
  bold: boolean
}

/** A filled shape; the colour is 0xrrggbb. */
export type Fill = Box & { colour: number }

/** Words that belong together on one line: a label, a value, a header. The engine reads cells, whatever they come from. */
export type Cell = Box & {
  text: string
  base: number
  size: number
  /** Footnote marks that stood raised beside the text. */
  marks: string
  /** Where it stands in a sheet; null on a page. */
  ref: string | null
  prose: boolean
  bold: boolean
  /** How many levels its text is set in within its cell. */
  indent: number
  /** Set on a ground of its own colour, as heads and sums are. */
  filled: boolean
}

export type Line = { cells: Cell[]; base: number; size: number }

export type Page = {
  number: number
  /** The name of the sheet where the page is one. */
  sheet: string | null
  hidden: boolean
  width: number
  height: number
  /** How much larger places are here than in the document. */
  scale: number
  lines: Line[]
  scanned: boolean
  /** Lines drawn across or down the page, as thin boxes. */
  rules: Box[]
  fills: Fill[]
  /** Set where a sheet was too large to keep all of its rows. */
  skim?: Skim
}
