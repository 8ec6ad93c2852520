import type { Page } from '../layout/page.ts'
import type { Evidence } from '../types.ts'
import { evidenceOf } from '../values/to-finding.ts'

/** The first place where a document speaks of something. */
export const findCue = (pages: Page[], pattern: RegExp): Evidence | null => {
  for (const page of pages) {
    if (page.hidden) continue
    for (const [at, line] of page.lines.entries()) {
      for (const cell of line.cells) {
        if (pattern.test(cell.text)) return evidenceOf({ page, cell, quote: cell.text })
        // A phrase may break over the end of a line.
        if (cell.text.length <= 30) continue
        const below = page.lines[at + 1]?.cells.find(({ x0, x1 }) => x0 < cell.x1 && x1 > cell.x0)
        if (below && pattern.test(`${cell.text} ${below.text}`))
          return evidenceOf({ page, cell, quote: `${cell.text} ${below.text}` })
      }
    }
  }
  return null
}
