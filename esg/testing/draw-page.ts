import { markProse } from '../src/layout/mark-prose.ts'
import type { Page } from '../src/layout/page.ts'

const widthOfLetter = 5
const heightOfLine = 12

/** A page drawn with letters: two spaces or more part the cells, `^1` raises a footnote mark. */
export const drawPage = (drawing: string, number = 1): Page => {
  const rows = drawing.replace(/^\n/, '').split('\n')
  const lines = rows.flatMap((row, index) => {
    const cells = [...row.matchAll(/\S+(?: \S+)*/g)].map((match) => {
      const [text = '', marks = ''] = match[0].split('^')
      const base = (index + 1) * heightOfLine
      const x0 = match.index * widthOfLetter
      return {
        text,
        marks,
        x0,
        x1: x0 + text.length * widthOfLetter,
        y0: base - 8,
        y1: base + 2,
        base,
        size: 10,
        ref: null,
        prose: false,
        bold: false,
        indent: 0,
        filled: false,
      }
    })
    return cells.length > 0 ? [{ cells, base: (index + 1) * heightOfLine, size: 10 }] : []
  })
  markProse(lines)
  return {
    number,
    sheet: null,
    hidden: false,
    width: 800,
    height: rows.length * heightOfLine,
    lines,
    scale: 1,
    scanned: false,
    rules: [],
    fills: [],
  }
}
