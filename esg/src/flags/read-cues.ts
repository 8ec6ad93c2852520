import type { Cues, Evidence, TextLine, TextPage } from '../types.ts'
import { cuePatterns } from './cues.ts'
import { findLeftOut } from './find-left-out.ts'
import { readBases } from './read-bases.ts'
import { placeOf, rowsOf } from './text-rows.ts'

type Phrase = { line: TextLine; row: number; text: string }
type Read = { page: TextPage; rows: TextLine[][]; whole: string; phrases: Phrase[] }

const brokenFrom = 30
const isProse = ({ text, box }: TextLine) => box !== null && text.length > brokenFrom

/** What stands in a row above or below a line, in its own column. */
const beside = (row: TextLine[] | undefined, { box }: TextLine): TextLine | undefined =>
  row?.find((other) => box && other.box && other.box.x0 < box.x1 && other.box.x1 > box.x0)

/** What can be read on a page in one go: each line, and with it the one below, where a phrase may break over the line. */
const phrasesOf = (page: TextPage): Read => {
  const rows = rowsOf(page)
  const phrases = rows.flatMap((lines, row) =>
    lines.flatMap((line): Phrase[] => {
      const below = isProse(line) ? beside(rows[row + 1], line) : undefined
      const alone = { line, row, text: line.text }
      return below ? [alone, { ...alone, text: `${line.text} ${below.text}` }] : [alone]
    }),
  )
  return { page, rows, whole: phrases.map(({ text }) => text).join('\n'), phrases }
}

const linesAround = 2

/** The sentence a phrase stands in, over the lines it is broken into. */
const sentenceOf = ({ rows }: Read, { line, row, text }: Phrase, pattern: RegExp): string => {
  if (!isProse(line)) return text
  const nearby = (step: 1 | -1): string[] => {
    const found: string[] = []
    for (let away = 1; away <= linesAround; away += 1) {
      const next = beside(rows[row + step * away], line)
      if (!next) break
      found.push(next.text)
    }
    return found
  }
  const around = [...nearby(-1).reverse(), line.text, ...nearby(1)].join(' ')
  const match = pattern.exec(around)
  if (!match) return text
  const ended = [...around.slice(0, match.index).matchAll(/[.!?]\s/g)].at(-1)
  const end = /[.!?](?=\s|$)/.exec(around.slice(match.index + match[0].length))
  const to = end ? match.index + match[0].length + end.index + 1 : around.length
  return around.slice(ended ? ended.index + 1 : 0, to).trim()
}

/** The first place where a document speaks of something. Two dozen rules ask, so a page is asked as a whole first. */
const findCue = (pages: readonly Read[], pattern: RegExp): Evidence | null => {
  for (const read of pages) {
    if (!pattern.test(read.whole)) continue
    const found = read.phrases.find(({ text }) => pattern.test(text))
    if (found) return placeOf(read.page, found.line, sentenceOf(read, found, pattern))
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
