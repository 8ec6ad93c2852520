import { isFigure } from '../numbers/read-number.ts'
import type { Cell, Page } from './page.ts'

/** Running text in the order it is read. `at` says which cell a character came from. */
export type Paragraph = { text: string; cells: { cell: Cell; from: number }[] }

const append = (paragraph: Paragraph, cell: Cell) => {
  const glue = /[a-z]-$/.test(paragraph.text) && /^[a-z]/.test(cell.text)
  if (glue) paragraph.text = paragraph.text.slice(0, -1)
  const space = glue || paragraph.text === '' ? '' : ' '
  paragraph.cells.push({ cell, from: paragraph.text.length + space.length })
  paragraph.text += space + cell.text
}

/** Lines below each other at one left edge, close together and of one size, are one paragraph. */
export const paragraphs = (page: Page): Paragraph[] => {
  const before = known.get(page)
  if (before) return before
  const made = joinLines(page)
  known.set(page, made)
  return made
}

const known = new WeakMap<Page, Paragraph[]>()

/** A line of more cells is one of a machine's table, and holds no sentence. */
export const cellsMost = 200

const joinLines = (page: Page): Paragraph[] => {
  const done: Paragraph[] = []
  let open: { paragraph: Paragraph; last: Cell }[] = []
  for (const line of page.lines) {
    if (line.cells.length > cellsMost) continue
    const next: typeof open = []
    for (const cell of line.cells) {
      const at = open.findIndex(
        ({ last }) =>
          cell.ref === null &&
          Math.abs(last.x0 - cell.x0) < 14 &&
          cell.base > last.base &&
          cell.base - last.base < 1.9 * cell.size &&
          Math.abs(last.size - cell.size) < 0.15 * cell.size &&
          !/^[•●▪■–-]\s|^\d{1,2}[.)]?\s+\p{Lu}/u.test(cell.text),
      )
      const entry = at >= 0 ? open.splice(at, 1)[0] : undefined
      const paragraph = entry?.paragraph ?? { text: '', cells: [] }
      if (!entry) done.push(paragraph)
      append(paragraph, cell)
      // The label of a row of figures is no part of the text below it.
      if (!line.cells.some((other) => other.x0 > cell.x1 && isFigure(other.text)))
        next.push({ paragraph, last: cell })
    }
    open = [...open.filter(({ last }) => line.base - last.base < 2 * last.size), ...next]
  }
  return done
}

export const cellAt = (paragraph: Paragraph, index: number): Cell | null => {
  let found: Cell | null = null
  for (const { cell, from } of paragraph.cells) if (from <= index) found = cell
  return found
}

/** Lines whose words were taken apart by wide spaces, as around the figures of Chinese or Japanese text. */
export const brokenLines = (page: Page): Paragraph[] =>
  page.lines.flatMap(({ cells }) => {
    if (cells.length > cellsMost) return []
    const runs: Cell[][] = []
    for (const cell of cells) {
      const run = runs.at(-1)
      const last = run?.at(-1)
      if (cell.ref !== null) return []
      if (run && last && cell.x0 - last.x1 < 0.9 * cell.size) run.push(cell)
      else runs.push([cell])
    }
    return runs
      .filter((run) => run.length > 1 && run.some(({ text }) => /\p{L}{3}/u.test(text)))
      .map((run) => {
        const paragraph: Paragraph = { text: '', cells: [] }
        for (const cell of run) {
          paragraph.cells.push({ cell, from: paragraph.text.length })
          paragraph.text += `${cell.text} `
        }
        return paragraph
      })
  })
