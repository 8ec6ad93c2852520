import { readDocument } from '@ledgerleaf/esg'

/** What stands on a paper, cell by cell, as a reader of its text layer finds it: page by page, from top to bottom. */
export const readPaperCells = async (pdf: Uint8Array): Promise<{ page: number; text: string }[]> => {
  const { pages } = await readDocument({ name: 'paper.pdf', bytes: Buffer.from(pdf) })
  return pages.flatMap(({ page, lines }) => lines.map(({ text }) => ({ page, text })))
}

/** How often each word stands there. */
export const countWords = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const word of texts.flatMap((text) => text.split(/\s+/)).filter((word) => word !== ''))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
