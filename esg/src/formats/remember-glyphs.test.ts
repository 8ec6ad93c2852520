import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { makePdf } from '../../testing/make-pdf.ts'
import type { Engine } from './engine.ts'
import { openPdf } from './open-pdf.ts'
import { rememberGlyphs } from './remember-glyphs.ts'

const font = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')

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
  expect(changed).toBe(2)
  expect(functions()).toEqual(before)
  close()
})
