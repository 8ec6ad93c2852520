import { readDocument, renderPage } from '@ledgerleaf/esg'
import jsqr from 'jsqr'

/** The words of a paper as a reader of PDFs finds them: each run that stands by itself, from top to bottom, page by page. */
export const readPaper = async (bytes: Uint8Array): Promise<string[][]> => {
  const { pages } = await readDocument({ name: 'paper.pdf', bytes: Buffer.from(bytes) })
  return pages.map(({ lines }) => lines.map(({ text }) => text))
}

/** What a telephone reads from the print of a page, at 150 dots to the inch. */
export const scanCode = async (bytes: Uint8Array, page = 1): Promise<string | undefined> => {
  const { rgba, width, height } = await renderPage(bytes, page, 150 / 72)
  return jsqr(new Uint8ClampedArray(rgba), width, height)?.data
}
