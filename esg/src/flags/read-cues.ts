import type { Cues, Evidence, TextLine, TextPage } from '../types.ts'
import { cuePatterns } from './cues.ts'
import { findLeftOut } from './find-left-out.ts'
import { readBases } from './read-bases.ts'
import { placeOf, rowsOf } from './text-rows.ts'

type Phrase = { line: TextLine; text: string }
type Read = { page: TextPage; whole: string; phrases: Phrase[] }

const brokenFrom = 30

/** What can be read on a page in one go: each line, and with it the one below, where a phrase may break over the line. */
const phrasesOf = (page: TextPage): Read => {
  const phrases: Phrase[] = []
  const rows = rowsOf(page)
  rows.forEach((row, at) => {
    for (const line of row) {
      phrases.push({ line, text: line.text })
      if (line.text.length <= brokenFrom || !line.box) continue
      const { x0, x1 } = line.box
      const below = rows[at + 1]?.find(({ box }) => box && box.x0 < x1 && box.x1 > x0)
      if (below) phrases.push({ line, text: `${line.text} ${below.text}` })
    }
  })
  return { page, whole: phrases.map(({ text }) => text).join('\n'), phrases }
}

/** The first place where a document speaks of something. Two dozen rules ask, so a page is asked as a whole first. */
const findCue = (pages: readonly Read[], pattern: RegExp): Evidence | null => {
  for (const { page, whole, phrases } of pages) {
    if (!pattern.test(whole)) continue
    const found = phrases.find(({ text }) => pattern.test(text))
    if (found) return placeOf(page, found.line, found.text)
  }
  return null
}

/**
 * Everything the rules and the assistant want of a document's words, read once and small enough to keep: whatever a
 * person changes about the figures later, the words stay the same. What a workbook hides is not said.
 */
export const readCues = (pages: readonly TextPage[]): Cues => {
  const open = pages.filter(({ hidden }) => !hidden)
  const read = open.map(phrasesOf)
  const said = Object.entries(cuePatterns).map(([name, pattern]) => [name, findCue(read, pattern)] as const)
  return { said: Object.fromEntries(said), leftOut: findLeftOut(open), bases: readBases(open) }
}
