import type { Run } from './page.ts'

/** One glyph as the reader of the format hands it over; `top` and `bottom` are the font's, not the ink's. */
export type Glyph = { code: number; x0: number; x1: number; top: number; bottom: number; base: number }

const isSpace = (code: number) =>
  code === 32 ||
  code === 160 ||
  code === 9 ||
  code === 0x3000 ||
  code < 32 ||
  (code >= 0x2000 && code <= 0x200b) ||
  code === 0x202f ||
  code === 0xfeff

/** Joins glyphs in the order of the file as long as they stand side by side on one baseline in one size. */
export const buildRuns = (glyphs: Iterable<Glyph>): Run[] => {
  const runs: Run[] = []
  let run: Run | null = null
  let text = ''
  let spaced = false
  const close = () => {
    if (run && text !== '') {
      run.text = text.normalize('NFKC')
      run.end = run.x1
      runs.push(run)
    }
    run = null
    text = ''
  }
  for (const glyph of glyphs) {
    if (isSpace(glyph.code)) {
      close()
      spaced = true
      continue
    }
    if (glyph.code === 0xad || glyph.code === 0xfffe || glyph.code === 0xffff) {
      text += run ? '-' : ''
      continue
    }
    const size = Math.max(glyph.bottom - glyph.top, 1)
    if (run) {
      const gap = glyph.x0 - run.x1
      const sameLine =
        Math.abs(glyph.base - run.base) < 0.08 * size && Math.abs(size - run.size) < 0.12 * size
      if (!sameLine || gap > 0.16 * size || gap < -0.6 * size) close()
    }
    if (!run) {
      run = {
        text: '',
        x0: glyph.x0,
        x1: glyph.x1,
        y0: glyph.top,
        y1: glyph.bottom,
        base: glyph.base,
        size,
        marks: '',
        end: glyph.x1,
        spaced,
      }
      spaced = false
    }
    text += String.fromCodePoint(glyph.code)
    run.x1 = Math.max(run.x1, glyph.x1)
  }
  close()
  return dropDoubles(runs)
}

/** Some files print bold text twice, a hair apart. */
const dropDoubles = (runs: Run[]) => {
  const seen = new Set<string>()
  return runs.filter((run) => {
    const key = `${run.text}|${Math.round(run.x0 / 1.5)}|${Math.round(run.base / 1.5)}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
