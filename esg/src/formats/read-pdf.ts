import { DocumentRefused } from '../document-refused.ts'
import { attachMarks } from '../layout/attach-marks.ts'
import { buildLines } from '../layout/build-lines.ts'
import { joinGlyphs } from '../layout/join-glyphs.ts'
import { markFilled } from '../layout/mark-filled.ts'
import { markProse } from '../layout/mark-prose.ts'
import type { Page } from '../layout/page.ts'
import { limits } from '../limits.ts'
import { triage } from '../values/triage.ts'
import type { Engine } from './engine.ts'
import { type Frame, frameOf } from './frame.ts'
import { openPdf } from './open-pdf.ts'
import { readDrawings } from './read-drawings.ts'
import { boldFonts } from './read-weight.ts'
import { rememberGlyphs } from './remember-glyphs.ts'

/** Hands every character of a page to the joiner. Half a million of them come by, so nothing is made for each. */
const readGlyphs = (engine: Engine, text: number, frame: Frame, scratch: number) => {
  const {
    FPDFText_GetUnicode: code,
    FPDFText_GetLooseCharBox: loose,
    FPDFText_GetCharOrigin: origin,
  } = engine.pdfium.wasmExports
  const count = engine.FPDFText_CountChars(text)
  if (count > limits.glyphsPerPage)
    throw new DocumentRefused(
      'too_much_text',
      `A page holds more than ${limits.glyphsPerPage.toLocaleString('en')} characters.`,
    )
  const isBold = boldFonts(engine, text, scratch)
  const joiner = joinGlyphs(isBold)
  const { width, height, xx, xy, x0: dx, yx, yy, y0: dy } = frame
  const at = scratch >> 2
  const originAt = (scratch + 16) >> 3
  for (let index = 0; index < count; index++) {
    const unicode = code(text, index)
    if (unicode === 0) continue
    // The engine marks a hyphen at the end of a line with the character 2.
    if (unicode === 2) joiner.hyphen()
    else if (unicode <= 32) joiner.space()
    else {
      if (!loose(text, index, scratch) || !origin(text, index, scratch + 16, scratch + 24)) continue
      const floats = engine.pdfium.HEAPF32
      const doubles = engine.pdfium.HEAPF64
      const [left, top, right, bottom] = [
        floats[at] ?? 0,
        floats[at + 1] ?? 0,
        floats[at + 2] ?? 0,
        floats[at + 3] ?? 0,
      ]
      const ax = xx * left + xy * top + dx
      const bx = xx * right + xy * bottom + dx
      const ay = yx * left + yy * top + dy
      const by = yx * right + yy * bottom + dy
      const base = yx * (doubles[originAt] ?? 0) + yy * (doubles[originAt + 1] ?? 0) + dy
      // What lies outside the page is not shown to anyone.
      if (Math.max(ax, bx) < 0 || Math.min(ax, bx) > width || base < 0 || base > height) continue
      joiner.add(unicode, Math.min(ax, bx), Math.max(ax, bx), Math.min(ay, by), Math.max(ay, by), base, index)
    }
  }
  return { runs: joiner.finish(), count }
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
  drawn: boolean,
): { page: Page; glyphs: number } => {
  const handle = engine.FPDF_LoadPage(document, index)
  const empty: Page = {
    number: index + 1,
    sheet: null,
    hidden: false,
    width: 0,
    height: 0,
    lines: [],
    scale: 1,
    scanned: false,
    rules: [],
    fills: [],
  }
  if (!handle) return { page: empty, glyphs: 0 }
  const text = engine.FPDFText_LoadPage(handle)
  try {
    const frame = frameOf(engine, handle, scratch)
    const { runs, count: glyphs } = text ? readGlyphs(engine, text, frame, scratch) : { runs: [], count: 0 }
    const lines = buildLines(attachMarks(runs))
    markProse(lines)
    const scanned = glyphs < fewGlyphs && isPicture(engine, handle, scratch, frame)
    const page: Page = { ...empty, width: frame.width, height: frame.height, lines, scanned }
    // What is drawn matters only where figures may stand in it, unless somebody asks for every table.
    if (!scanned && (drawn || triage(page).tables)) {
      Object.assign(page, readDrawings(engine, handle, frame, scratch))
      markFilled(page)
    }
    return { page, glyphs }
  } finally {
    if (text) engine.FPDFText_ClosePage(text)
    engine.FPDF_ClosePage(handle)
  }
}

const aboutBytes = 512

/** Title and author of the file, where somebody filled them in. */
const aboutOf = (engine: Engine, document: number): string[] => {
  const at = engine.pdfium.wasmExports.malloc(aboutBytes)
  const texts = ['Title', 'Author'].map((key) => {
    const length = Math.min(engine.FPDF_GetMetaText(document, key, at, aboutBytes), aboutBytes)
    return length > 2
      ? new TextDecoder('utf-16le').decode(engine.pdfium.HEAPU8.slice(at, at + length - 2))
      : ''
  })
  engine.pdfium.wasmExports.free(at)
  return texts.filter(
    (text) => text.length > 1 && !/\.(?:indd|docx?|xlsx?|pdf|qxd)$|untitled|microsoft|powerpoint/i.test(text),
  )
}

export const readPdf = async (
  bytes: Uint8Array,
  onPage?: (done: number, of: number) => void,
  drawn = false,
): Promise<{ pages: Page[]; about: string[] }> => {
  const { engine, document, pages: count, close } = await openPdf(bytes)
  const scratch = engine.pdfium.wasmExports.malloc(256)
  try {
    if (count > limits.pages)
      throw new DocumentRefused(
        'too_many_pages',
        `This PDF has ${count.toLocaleString('en')} pages; at most ${limits.pages.toLocaleString('en')} are read.`,
      )
    if (count === 0) throw new DocumentRefused('damaged', 'This PDF has no pages.')
    const pages: Page[] = []
    let glyphs = 0
    rememberGlyphs(engine, () => {
      for (let index = 0; index < count; index++) {
        const read = readPage(engine, document, index, scratch, drawn)
        glyphs += read.glyphs
        if (glyphs > limits.glyphs)
          throw new DocumentRefused('too_much_text', 'This PDF holds more text than can be read.')
        pages.push(read.page)
        onPage?.(index + 1, count)
      }
    })
    return { pages, about: aboutOf(engine, document) }
  } finally {
    engine.pdfium.wasmExports.free(scratch)
    close()
  }
}
