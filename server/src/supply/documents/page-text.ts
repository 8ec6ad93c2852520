import type { PageBox } from '@ledgerleaf/contract/documents'

export type PageText = { page: number; text: string }

/** A line, or a piece of one in a table, and where it stands. In points from the upper left corner. */
export type DocumentLine = { text: string; box: PageBox }
export type PageLayout = { width: number; height: number; lines: DocumentLine[] }

/** A text put together from pieces, each with the place it stands at; none where a document has no pages to draw. */
export type PageWords = {
  text: string
  pieces: readonly { text: string; from: number; box: PageBox | null }[]
}
/** A whole paragraph, or a table with its cells in their columns; null where a cell is empty. */
export type PageBlock =
  | { kind: 'paragraph'; words: PageWords }
  | { kind: 'table'; rows: readonly (readonly (PageWords | null)[])[] }

/** A page as it was read: its words and, of a PDF, where they stand. */
export type ReadPage = PageText & { layout?: PageLayout | null; blocks?: readonly PageBlock[] }

const tenths = (points: number) => Math.round(points * 10) / 10

type Laid = { width: number; height: number; lines: readonly { text: string; box: PageBox | null }[] }

/** Where the words of a page stand; null for what has no place, as the cells of a sheet. */
export const layoutOf = ({ width, height, lines }: Laid): PageLayout | null => {
  const placed = lines.flatMap(({ text, box }) => (box ? [{ text, box }] : []))
  if (placed.length === 0 || placed.length < lines.length) return null
  return {
    width: tenths(width),
    height: tenths(height),
    lines: placed.map(({ text, box: { x0, y0, x1, y1 } }) => ({
      text,
      box: { x0: tenths(x0), y0: tenths(y0), x1: tenths(x1), y1: tenths(y1) },
    })),
  }
}
