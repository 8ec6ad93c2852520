import { createRequire } from 'node:module'
import path from 'node:path'
import { buildLines } from '../layout/build-lines.ts'
import { markProse } from '../layout/mark-prose.ts'
import type { Page, Run } from '../layout/page.ts'
import { limits } from '../limits.ts'
import { renderPage } from './render-page.ts'

const dotsPerPoint = 200 / 72
const leastConfidence = 45

type Word = { text: string; confidence: number; bbox: { x0: number; y0: number; x1: number; y1: number } }
type ReadLine = { words: Word[]; bbox: Word['bbox']; baseline: { y0: number; y1: number } }

/** The language data lies in a package, so nothing is downloaded. */
const openReader = async () => {
  const { createWorker, OEM } = await import('tesseract.js')
  const require = createRequire(import.meta.url)
  const langPath = path.join(
    path.dirname(require.resolve('@tesseract.js-data/eng/package.json')),
    '4.0.0_best_int',
  )
  return createWorker('eng', OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none' })
}

/** Words vary in height with their letters; the height and the baseline of their line serve for all of them. */
const toRuns = ({ words, bbox: whole, baseline }: ReadLine): Run[] => {
  const size = Math.max((whole.y1 - whole.y0) / dotsPerPoint, 6)
  const base = (baseline.y0 + baseline.y1) / 2 / dotsPerPoint
  return words
    .filter(({ confidence, text }) => confidence >= leastConfidence && text.trim() !== '')
    .map(({ text, bbox }) => ({
      text,
      x0: bbox.x0 / dotsPerPoint,
      x1: bbox.x1 / dotsPerPoint,
      y0: bbox.y0 / dotsPerPoint,
      y1: bbox.y1 / dotsPerPoint,
      base,
      size,
      marks: '',
      end: bbox.x1 / dotsPerPoint,
      spaced: true,
      bold: false,
    }))
}

/** In a document that has text, a picture of a page is more often a photograph: only a few are looked at. */
const worthReading = (pages: Page[]) => {
  const scans = pages.filter(({ scanned }) => scanned)
  return scans.length >= 0.5 * pages.length
    ? scans.slice(0, limits.scannedPages)
    : scans.length <= limits.scansAmongText
      ? scans
      : []
}

/** Reads pages that are pictures and puts the words where they stand. */
export const readScans = async (
  bytes: Uint8Array,
  pages: Page[],
  onPage?: (done: number, of: number) => void,
) => {
  const scans = worthReading(pages)
  if (scans.length === 0) return
  const reader = await openReader()
  try {
    for (const [at, page] of scans.entries()) {
      onPage?.(at, scans.length)
      const picture = await renderPage(bytes, page.number, dotsPerPoint)
      const { data } = await reader.recognize(Buffer.from(picture.png()), {}, { blocks: true })
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap((paragraph) => paragraph.lines),
      )
      const runs = lines.flatMap(toRuns)
      page.lines = buildLines(runs)
      markProse(page.lines)
      onPage?.(at + 1, scans.length)
    }
  } finally {
    await reader.terminate()
  }
}
