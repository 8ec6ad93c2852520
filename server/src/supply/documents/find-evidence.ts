import { type Topic, topics } from '../scores/index.ts'
import { clues } from './clues.ts'
import type { ReadPage } from './page-text.ts'
import { shortenAround, textOf } from './spans.ts'
import { readStatements } from './statements.ts'

export type DocumentFinding = { topic: Topic; page: number; quote: string; value: string | null }

// The first few speak for a topic as well as all: more would only fill the table.
const findingsPerTopicMax = 4

/** What is shown of a long sentence; the whole of it is read. */
const quoteMost = 320
const sentenceLeast = 8

/** "No investment analysis was carried out" proves the opposite of what its words name. */
const denies =
  /\b(?:no|not|without|lacks?|lacking|absence of|neither|nor|never|yet to|pending|missing)\b[^.;]{0,60}$/i
const deniesAfter =
  /^[^.;]{0,40}\b(?:was|were|is|are|has|have)\s+(?:not|never|yet to|pending|missing|planned|outstanding)\b/i

const isDenied = (sentence: string, at: number, length: number): boolean =>
  denies.test(sentence.slice(Math.max(0, at - 70), at)) || deniesAfter.test(sentence.slice(at + length))

/** What the pages show for the rules of the scorecard: the words themselves, and the value where a rule needs one. */
export const findEvidence = (pages: readonly ReadPage[]): DocumentFinding[] => {
  const found = new Map<Topic, DocumentFinding[]>(topics.map((topic) => [topic, []]))
  for (const page of pages)
    for (const span of readStatements(page).sentences) {
      const sentence = textOf(span)
      if (sentence.length < sentenceLeast) continue
      for (const { topic, pattern, deniable = true, value } of clues) {
        const match = pattern.exec(sentence)
        if (!match || (deniable && isDenied(sentence, match.index, match[0].length))) continue
        const read = value ? value(match, sentence) : null
        if (value && read === null) continue
        const quote = shortenAround(sentence, match.index, quoteMost)
        const list = found.get(topic) ?? []
        const known = list.some((one) => one.quote === quote || (one.value === read && list.length >= 2))
        if (!known && list.length < findingsPerTopicMax)
          list.push({ topic, page: page.page, quote, value: read })
      }
    }
  return [...found.values()].flat()
}
