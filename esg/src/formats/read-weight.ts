import type { Engine } from './engine.ts'

const saysBold = /bold|black|heavy|semi|demi(?!an)|extra(?!cond)/i
const saysPlain = /regular|light|book|roman|medium|thin/i
const forceBold = 1 << 18
const boldWeight = 600
const nameBytes = 128

/** The name tells more than the numbers beside it, which are often left at nothing. */
const isBoldFont = (engine: Engine, font: number, scratch: number) => {
  const length = Math.min(engine.FPDFFont_GetBaseFontName(font, scratch, nameBytes), nameBytes)
  const name =
    length > 1 ? new TextDecoder().decode(engine.pdfium.HEAPU8.slice(scratch, scratch + length - 1)) : ''
  if (saysBold.test(name)) return true
  if (saysPlain.test(name)) return false
  return (engine.FPDFFont_GetFlags(font) & forceBold) !== 0 || engine.FPDFFont_GetWeight(font) >= boldWeight
}

/** Whether a character of a page is set in a heavy font. Fonts are few, so each is looked at once a page. */
export const boldFonts = (engine: Engine, text: number, scratch: number) => {
  const { FPDFText_GetTextObject: objectOf, FPDFTextObj_GetFont: fontOf } = engine.pdfium.wasmExports
  const known = new Map<number, boolean>()
  let lastObject = 0
  let last = false
  return (glyph: number): boolean => {
    const object = objectOf(text, glyph)
    if (object === lastObject) return last
    lastObject = object
    const font = object === 0 ? 0 : fontOf(object)
    let bold = known.get(font)
    if (bold === undefined) {
      bold = font !== 0 && isBoldFont(engine, font, scratch)
      known.set(font, bold)
    }
    last = bold
    return bold
  }
}
