import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)
/** Covers what people are called, in Latin, Greek and Cyrillic, and the small figures of CO₂. */
export const fonts = {
  text: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  strong: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  figures: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
}

/** The colours of the house, as ink on paper. */
export const inks = { ink: '#10241D', quiet: '#4B5D55', line: '#C9CDBF', leaf: '#1F7A4D' } as const

type Run = { glyphs: unknown[]; positions: Record<string, number>[]; advanceWidth: number }
type Parsed = { layout: (text: string, features?: unknown) => Run }
const parsed = new Map<string, Parsed>()
const runsMax = 4000

// A document scales the positions it is given, so each gets its own.
const copyRun = ({ glyphs, positions }: Run): Run => ({
  glyphs,
  positions: positions.map((position) => ({ ...position })),
  get advanceWidth() {
    return this.positions.reduce((sum, { xAdvance }) => sum + (xAdvance ?? 0), 0)
  },
})

/** The same words stand on every sheet: how their letters are set is worked out once. */
const rememberRuns = (font: Parsed): Parsed => {
  const runs = new Map<string, Run>()
  const layout: Parsed['layout'] = (text, features) => {
    if (features) return font.layout(text, features)
    const known = runs.get(text) ?? copyRun(font.layout(text))
    if (runs.size >= runsMax) runs.clear()
    runs.set(text, known)
    return copyRun(known)
  }
  return Object.create(font, { layout: { value: layout } })
}

/** A font as the library reads it, read once: its tables take longer to open than a sheet takes to draw. */
const parse = (file: string): Parsed => {
  const known = parsed.get(file)
  if (known) return known
  const opener = new PDFDocument({ autoFirstPage: false }).font(file)
  const font = rememberRuns((opener as unknown as { _font: { font: Parsed } })._font.font)
  parsed.set(file, font)
  return font
}

/** Lets a document use the fonts by the names of their files, without opening them again. */
export const lendFonts = <Doc extends PDFKit.PDFDocument>(doc: Doc): Doc => {
  for (const file of Object.values(fonts))
    doc.registerFont(file, parse(file) as unknown as PDFKit.Mixins.PDFFontSource)
  return doc
}
