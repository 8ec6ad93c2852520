import { readPages } from './formats/read-pages.ts'
import { readScans, worthReading } from './formats/read-scans.ts'
import type { Page } from './layout/page.ts'
import type { DocumentInput, DocumentText, Format, Options, TextPage } from './types.ts'

/** Beside the findings, others need the words themselves: each line with its place. */
export const textPages = (pages: Page[]): TextPage[] =>
  pages.map(({ number, sheet, hidden, width, height, lines }) => ({
    page: number,
    sheet,
    hidden,
    width,
    height,
    lines: lines.flatMap(({ cells }) =>
      cells.map(({ text, x0, y0, x1, y1, ref }) => ({
        text,
        box: ref === null ? { x0, y0, x1, y1 } : null,
        cell: ref,
      })),
    ),
  }))

/** The words of pages that were read already. */
export const toText = (format: Format, pages: Page[]): DocumentText => ({
  format,
  pages: textPages(pages),
  scannedPages: pages.filter(({ scanned }) => scanned).map(({ number }) => number),
})

export const readDocument = async (document: DocumentInput, options: Options = {}): Promise<DocumentText> => {
  const { format, pages } = await readPages(document, (done, of) => options.onStep?.('reading', { done, of }))
  if (options.ocr !== false)
    await readScans(document.bytes, await worthReading(document.bytes, pages), (done, of) =>
      options.onStep?.('recognising', { done, of }),
    )
  return toText(format, pages)
}
