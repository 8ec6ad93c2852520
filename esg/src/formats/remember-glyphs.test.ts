import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { makePdf } from '../../testing/make-pdf.ts'
import type { Engine } from './engine.ts'
import { openPdf } from './open-pdf.ts'
import { rememberGlyphs } from './remember-glyphs.ts'

const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')

const heavy = font.replace('DejaVuSans', 'DejaVuSans-Bold')
const mono = font.replace('DejaVuSans', 'DejaVuSansMono')

const words = 'Scope 1 emissions 12,345 tCO₂e – größer als «Émissions» 9.876'

/** The ink of every character of the first page: it comes from the outlines, which is what is remembered. */
const inkOf = (engine: Engine, document: number) => {
  const { malloc, free } = engine.pdfium.wasmExports
  const box = malloc(32)
  const page = engine.FPDF_LoadPage(document, 0)
  const text = engine.FPDFText_LoadPage(page)
  const boxes = Array.from({ length: engine.FPDFText_CountChars(text) }, (_, index) => {
    engine.FPDFText_GetCharBox(text, index, box, box + 8, box + 16, box + 24)
    return [...engine.pdfium.HEAPF64.slice(box >> 3, (box >> 3) + 4)]
  })
  engine.FPDFText_ClosePage(text)
  engine.FPDF_ClosePage(page)
  free(box)
  return boxes
}

test('characters stand where they stood, whether their outlines are remembered or read each time', async () => {
  const bytes = await makePdf([
    (pdf) => {
      for (let line = 0; line < 20; line++) pdf.font(line % 2 ? font : 'Helvetica').text(words)
    },
  ])
  const { engine, document, close } = await openPdf(bytes)
  try {
    const read = inkOf(engine, document)
    const remembered = rememberGlyphs(engine, () => inkOf(engine, document))
    expect(read.length).toBeGreaterThan(1000)
    expect(new Set(read.map((box) => box.join())).size).toBeGreaterThan(500)
    expect(remembered).toEqual(read)
    expect(inkOf(engine, document)).toEqual(read)
  } finally {
    close()
  }
})

test('a font that comes to stand where another stood is not taken for it', async () => {
  const made = (face: string) => makePdf([(pdf) => void pdf.font(face).text(words)])
  const documents = await Promise.all([font, heavy, mono].map(made))
  const { engine, close } = await openPdf(documents[0] as Uint8Array)
  const { malloc, free } = engine.pdfium.wasmExports
  // The files lie still, so that only the fonts take turns in the memory between them.
  const placed = documents.map((bytes) => {
    const at = malloc(bytes.length)
    engine.pdfium.HEAPU8.set(bytes, at)
    return { at, length: bytes.length }
  })
  const turns = Array.from({ length: 40 }, (_, turn) => turn * turn + (turn >> 2))
  const inks = () =>
    turns.map((turn) => {
      const { at, length } = placed[turn % placed.length] as (typeof placed)[number]
      const document = engine.FPDF_LoadMemDocument(at, length, '')
      const ink = inkOf(engine, document)
      engine.FPDF_CloseDocument(document)
      return ink
    })
  const read = inks()
  expect(rememberGlyphs(engine, inks)).toEqual(read)
  for (const { at } of placed) free(at)
  close()
})

test('the functions that load a glyph are found in this engine, and given back afterwards, even after a failure', async () => {
  const { engine, close } = await openPdf(await makePdf([(pdf) => void pdf.text(words)]))
  const table = engine.pdfium.wasmExports.__indirect_function_table
  const functions = () => Array.from({ length: table.length }, (_, index) => table.get(index))
  const before = functions()
  let changed = 0
  const fails = () =>
    rememberGlyphs(engine, () => {
      changed = functions().filter((entry, index) => entry !== before[index]).length
      throw new Error('damaged')
    })
  expect(fails).toThrow('damaged')
  expect(changed).toBe(4)
  expect(functions()).toEqual(before)
  close()
})
