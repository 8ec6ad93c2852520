import type { PageBox } from '@ledgerleaf/contract/documents'
import type { PageBlock } from '@ledgerleaf/esg'

export type PageText = { page: number; text: string }

/** A line, or a piece of one in a table, and where it stands. In points from the upper left corner. */
export type DocumentLine = { text: string; box: PageBox }
export type PageLayout = { width: number; height: number; lines: DocumentLine[] }

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
