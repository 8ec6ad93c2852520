import type { Page } from '../layout/page.ts'

const start = /^\(?([1-9]\d?|[a-h]|[*†‡]{1,3}|i{1,3}|iv|v)[.):]?\)?\s+(\S.*)$/
const markOnly = /^\(?([1-9]\d?|[a-h]|[*†‡]{1,3}|i{1,3}|iv|v)[.):]?\)?$/

/** The footnotes of a page by their mark. The following lines at the same edge belong to a note. */
export const findNotes = (page: Page): Map<string, string> => {
  const notes = new Map<string, string>()
  let open: { mark: string; x0: number; base: number } | null = null
  for (const line of page.lines) {
    for (const [at, cell] of line.cells.entries()) {
      const next = line.cells[at + 1]
      const alone = markOnly.exec(cell.text)
      const joined = start.exec(cell.text)
      if (alone?.[1] && next && next.text.length > 12 && next.x0 - cell.x1 < 20) {
        notes.set(alone[1], next.text)
        open = { mark: alone[1], x0: next.x0, base: line.base }
      } else if (joined?.[1] && joined[2] && joined[2].length > 12) {
        notes.set(joined[1], joined[2])
        open = { mark: joined[1], x0: cell.x0, base: line.base }
      } else if (
        open &&
        Math.abs(cell.x0 - open.x0) < 12 &&
        line.base - open.base < 14 &&
        line.base > open.base
      ) {
        notes.set(open.mark, `${notes.get(open.mark) ?? ''} ${cell.text}`)
        open.base = line.base
      }
    }
  }
  return notes
}
