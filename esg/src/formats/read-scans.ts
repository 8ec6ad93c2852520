import { createRequire } from 'node:module'
import path from 'node:path'
import { buildLines } from '../layout/build-lines.ts'
import { markProse } from '../layout/mark-prose.ts'
import type { Page, Run } from '../layout/page.ts'
import { limits } from '../limits.ts'
import { lookScale, looksLikeText } from './looks-like-text.ts'
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

/** A document that is mostly pictures was scanned: without them there is nothing to read. */
export const isScan = (pages: Page[]) =>
  2 * pages.filter(({ scanned }) => scanned).length >= pages.length && pages.some(({ scanned }) => scanned)

/**
 * The pictures of pages to be read. Of a scan all; in a document that has text a picture is more often a photograph, so
 * only those are read that look like text, and of those a few.
 */
export const worthReading = async (bytes: Uint8Array, pages: Page[]): Promise<Page[]> => {
  const scans = pages.filter(({ scanned }) => scanned)
  if (isScan(pages)) return scans.slice(0, limits.scannedPages)
  const worth: Page[] = []
  for (const page of scans.slice(0, limits.scansLookedAt)) {
    if (worth.length >= limits.scansAmongText) break
    if (looksLikeText(await renderPage(bytes, page.number, lookScale))) worth.push(page)
  }
  return worth
}

/** Reads pages that are pictures and puts the words where they stand. */
export const readScans = async (
  bytes: Uint8Array,
  wanted: Page[],
  onPage?: (done: number, of: number) => void,
) => {
  if (wanted.length === 0) return
  const reader = await openReader()
  try {
    for (const [at, page] of wanted.entries()) {
      onPage?.(at, wanted.length)
      const picture = await renderPage(bytes, page.number, dotsPerPoint)
      const { data } = await reader.recognize(Buffer.from(picture.png()), {}, { blocks: true })
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap((paragraph) => paragraph.lines),
      )
      const runs = lines.flatMap(toRuns)
      page.lines = buildLines(runs)
      markProse(page.lines)
      onPage?.(at + 1, wanted.length)
    }
  } finally {
    await reader.terminate()
  }
}
