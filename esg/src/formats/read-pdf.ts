import { DocumentRefused } from '../document-refused.ts'
import { attachMarks } from '../layout/attach-marks.ts'
import { buildLines } from '../layout/build-lines.ts'
import { buildRuns, type Glyph } from '../layout/build-runs.ts'
import { markProse } from '../layout/mark-prose.ts'
import type { Page } from '../layout/page.ts'
import { limits } from '../limits.ts'
import { openPdf } from './open-pdf.ts'
import type { Engine } from './pdfium.ts'

type Frame = { width: number; height: number; turn: (x: number, y: number) => [number, number] }

/** The page as it is shown: turned as its entry says, with the origin in the upper left corner. */
const frameOf = (engine: Engine, page: number, box: number): Frame => {
  const width = engine.FPDF_GetPageWidthF(page)
  const height = engine.FPDF_GetPageHeightF(page)
  engine.FPDF_GetPageBoundingBox(page, box)
  const [left = 0, top = 0, right = 0, bottom = 0] = engine.pdfium.HEAPF32.subarray(box >> 2, (box >> 2) + 4)
  const rotation = engine.FPDFPage_GetRotation(page)
  if (rotation === 1) return { width, height, turn: (x, y) => [y - bottom, x - left] }
  if (rotation === 2) return { width, height, turn: (x, y) => [right - x, y - bottom] }
  if (rotation === 3) return { width, height, turn: (x, y) => [top - y, right - x] }
  return { width, height, turn: (x, y) => [x - left, top - y] }
}

const readGlyphs = (engine: Engine, text: number, frame: Frame, scratch: number): Glyph[] => {
  const {
    _FPDFText_GetUnicode: code,
    _FPDFText_GetLooseCharBox: loose,
    _FPDFText_GetCharOrigin: origin,
  } = engine.pdfium
  const count = engine.FPDFText_CountChars(text)
  if (count > limits.glyphsPerPage)
    throw new DocumentRefused(
      'too_much_text',
      `A page holds more than ${limits.glyphsPerPage.toLocaleString('en')} characters.`,
    )
  const glyphs: Glyph[] = []
  for (let index = 0; index < count; index++) {
    const unicode = code(text, index)
    if (unicode === 0) continue
    // The engine marks a hyphen at the end of a line with the character 2.
    if (unicode === 2) {
      glyphs.push({ code: 0xad, x0: 0, x1: 0, top: 0, bottom: 0, base: 0 })
      continue
    }
    if (unicode <= 32) {
      glyphs.push({ code: 32, x0: 0, x1: 0, top: 0, bottom: 0, base: 0 })
      continue
    }
    if (!loose(text, index, scratch) || !origin(text, index, scratch + 16, scratch + 24)) continue
    const floats = engine.pdfium.HEAPF32
    const doubles = engine.pdfium.HEAPF64
    const at = scratch >> 2
    const [ax, ay] = frame.turn(floats[at] ?? 0, floats[at + 1] ?? 0)
    const [bx, by] = frame.turn(floats[at + 2] ?? 0, floats[at + 3] ?? 0)
    const [, base] = frame.turn(doubles[(scratch + 16) >> 3] ?? 0, doubles[(scratch + 24) >> 3] ?? 0)
    const x0 = Math.min(ax, bx)
    const x1 = Math.max(ax, bx)
    // What lies outside the page is not shown to anyone.
    if (x1 < 0 || x0 > frame.width || base < 0 || base > frame.height) continue
    glyphs.push({ code: unicode, x0, x1, top: Math.min(ay, by), bottom: Math.max(ay, by), base })
  }
  return glyphs
}

const fewGlyphs = 20
const imageObject = 3

/** A page without text that is mostly one picture is a scan; it can be read as a picture. */
const isPicture = (engine: Engine, page: number, scratch: number, { width, height }: Frame) => {
  const count = Math.min(engine.FPDFPage_CountObjects(page), 200)
  for (let index = 0; index < count; index++) {
    const object = engine.FPDFPage_GetObject(page, index)
    if (engine.FPDFPageObj_GetType(object) !== imageObject) continue
    if (!engine.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue
    const [left = 0, bottom = 0, right = 0, top = 0] = engine.pdfium.HEAPF32.subarray(
      scratch >> 2,
      (scratch >> 2) + 4,
    )
    if ((right - left) * (top - bottom) > 0.5 * width * height) return true
  }
  return false
}

const readPage = (
  engine: Engine,
  document: number,
  index: number,
  scratch: number,
): { page: Page; glyphs: number } => {
  const handle = engine.FPDF_LoadPage(document, index)
  const empty: Page = {
    number: index + 1,
    sheet: null,
    hidden: false,
    width: 0,
    height: 0,
    lines: [],
    scanned: false,
  }
  if (!handle) return { page: empty, glyphs: 0 }
  const text = engine.FPDFText_LoadPage(handle)
  try {
    const frame = frameOf(engine, handle, scratch)
    const glyphs = text ? readGlyphs(engine, text, frame, scratch) : []
    const lines = buildLines(attachMarks(buildRuns(glyphs)))
    markProse(lines)
    const scanned = glyphs.length < fewGlyphs && isPicture(engine, handle, scratch, frame)
    return {
      page: { ...empty, width: frame.width, height: frame.height, lines, scanned },
      glyphs: glyphs.length,
    }
  } finally {
    if (text) engine.FPDFText_ClosePage(text)
    engine.FPDF_ClosePage(handle)
  }
}

export const readPdf = async (
  bytes: Uint8Array,
  onPage?: (done: number, of: number) => void,
): Promise<Page[]> => {
  const { engine, document, pages: count, close } = await openPdf(bytes)
  const scratch = engine.pdfium.wasmExports.malloc(64)
  try {
    if (count > limits.pages)
      throw new DocumentRefused(
        'too_many_pages',
        `This PDF has ${count.toLocaleString('en')} pages; at most ${limits.pages.toLocaleString('en')} are read.`,
      )
    if (count === 0) throw new DocumentRefused('damaged', 'This PDF has no pages.')
    const pages: Page[] = []
    let glyphs = 0
    for (let index = 0; index < count; index++) {
      const read = readPage(engine, document, index, scratch)
      glyphs += read.glyphs
      if (glyphs > limits.glyphs)
        throw new DocumentRefused('too_much_text', 'This PDF holds more text than can be read.')
      pages.push(read.page)
      onPage?.(index + 1, count)
    }
    return pages
  } finally {
    engine.pdfium.wasmExports.free(scratch)
    close()
  }
}
