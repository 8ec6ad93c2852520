import type { Cell } from '../layout/page.ts'

/**
 * A line ends where the next word has no room. Where it would have had, somebody ended the line: what begins below with a
 * capital is another statement.
 */
export const cutParagraph = (cells: readonly Cell[]): Cell[][] => {
  const right = Math.max(...cells.map(({ x1 }) => x1))
  const parts: Cell[][] = []
  for (const cell of cells) {
    const part = parts.at(-1)
    const last = part?.at(-1)
    const word = /^\S+/.exec(cell.text)?.[0] ?? ''
    const width = ((cell.x1 - cell.x0) / Math.max(1, cell.text.length)) * (word.length + 1)
    const hadRoom = last && last.x1 + width < right - 0.5 * cell.size
    if (part && !(hadRoom && /^[\p{Lu}\d]/u.test(word))) part.push(cell)
    else parts.push([cell])
  }
  return parts
}
