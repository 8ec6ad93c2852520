import type { Cell, Page } from '../layout/page.ts'
import type { Evidence } from '../types.ts'
import { evidenceOf } from '../values/to-finding.ts'

type Phrase = { cell: Cell; text: string }

const known = new WeakMap<Page, { whole: string; phrases: Phrase[] }>()

/** What can be read on a page in one go: each cell, and with it the one below, where a phrase may break over the line. */
const phrasesOf = (page: Page) => {
  const before = known.get(page)
  if (before) return before
  const phrases: Phrase[] = []
  page.lines.forEach((line, at) => {
    for (const cell of line.cells) {
      phrases.push({ cell, text: cell.text })
      if (cell.text.length <= 30) continue
      const below = page.lines[at + 1]?.cells.find(({ x0, x1 }) => x0 < cell.x1 && x1 > cell.x0)
      if (below) phrases.push({ cell, text: `${cell.text} ${below.text}` })
    }
  })
  const made = { whole: phrases.map(({ text }) => text).join('\n'), phrases }
  known.set(page, made)
  return made
}

/** The first place where a document speaks of something. Two dozen rules ask, so a page is asked as a whole first. */
export const findCue = (pages: Page[], pattern: RegExp): Evidence | null => {
  for (const page of pages) {
    if (page.hidden) continue
    const { whole, phrases } = phrasesOf(page)
    if (!pattern.test(whole)) continue
    const found = phrases.find(({ text }) => pattern.test(text))
    if (found) return evidenceOf({ page, cell: found.cell, quote: found.text })
  }
  return null
}
