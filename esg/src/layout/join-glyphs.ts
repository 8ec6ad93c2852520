import type { Run } from './page.ts'

const isSpace = (code: number) =>
  code === 160 || code === 0x3000 || (code >= 0x2000 && code <= 0x200b) || code === 0x202f || code === 0xfeff

const isHyphen = (code: number) => code === 0xad || code === 0xfffe || code === 0xffff

/** Joins characters in the order of the file as long as they stand side by side on one baseline in one size. */
export const joinGlyphs = (isBold: (glyph: number) => boolean = () => false) => {
  const runs: Run[] = []
  let run: Run | null = null
  let text = ''
  let spaced = false
  // What is written in the letters of ASCII has no other form to be brought into.
  let plain = true
  const close = () => {
    if (run && text !== '') {
      run.text = plain ? text : text.normalize('NFKC')
      run.end = run.x1
      runs.push(run)
    }
    run = null
    text = ''
    plain = true
  }
  const space = () => {
    close()
    spaced = true
  }
  const hyphen = () => {
    if (run) text += '-'
  }
  /** `top` and `bottom` are those of the font, not of the ink, so that a comma is as tall as a capital. */
  const add = (
    code: number,
    x0: number,
    x1: number,
    top: number,
    bottom: number,
    base: number,
    glyph = 0,
  ) => {
    if (isSpace(code)) return space()
    if (isHyphen(code)) return hyphen()
    const size = Math.max(bottom - top, 1)
    if (run) {
      const gap = x0 - run.x1
      const sameLine = Math.abs(base - run.base) < 0.08 * size && Math.abs(size - run.size) < 0.12 * size
      if (!sameLine || gap > 0.16 * size || gap < -0.6 * size) close()
    }
    if (!run) {
      run = {
        text: '',
        x0,
        x1,
        y0: top,
        y1: bottom,
        base,
        size,
        marks: '',
        end: x1,
        spaced,
        bold: isBold(glyph),
      }
      spaced = false
    }
    text += String.fromCodePoint(code)
    if (code > 127) plain = false
    if (x1 > run.x1) run.x1 = x1
  }
  const finish = () => {
    close()
    return dropDoubles(runs)
  }
  return { add, space, hyphen, finish }
}

/** Some files print bold text twice, a hair apart. */
const dropDoubles = (runs: Run[]) => {
  const places = new Map<number, Run[]>()
  return runs.filter((run) => {
    const place = Math.round(run.base / 1.5) * 8192 + Math.round(run.x0 / 1.5)
    const there = places.get(place)
    if (!there) {
      places.set(place, [run])
      return true
    }
    if (there.some(({ text }) => text === run.text)) return false
    there.push(run)
    return true
  })
}
