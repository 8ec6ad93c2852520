import type { PageBox } from '@ledgerleaf/contract/documents'
import type { DocumentLine } from './page-text.ts'

type Word = { word: string; from: number; to: number }

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    from: match.index,
    to: match.index + match[0].length,
  }))

// A few words in a row could stand anywhere.
const wordsMin = 4

/** Where the words begin in the page; if the whole quote is not there, where its first half is, and so on. */
const findRun = (page: readonly Word[], quote: readonly string[]): { at: number; count: number } | null => {
  for (let count = quote.length; count > 0; count = Math.floor(count / 2)) {
    if (count < quote.length && count < wordsMin) return null
    const last = page.length - count
    for (let at = 0; at <= last; at++) {
      let fits = 0
      while (fits < count && page[at + fits]?.word === quote[fits]) fits += 1
      if (fits === count) return { at, count }
    }
  }
  return null
}

/** A part of a line, as far along it as its letters are: type is set in proportion, so it is right within a letter or two. */
const partOf = ({ text, box }: DocumentLine, from: number, to: number): PageBox => {
  const perLetter = (box.x1 - box.x0) / Math.max(1, text.length)
  return { ...box, x0: box.x0 + from * perLetter, x1: box.x0 + to * perLetter }
}

/** Where a quote stands on its page, line by line; nothing where it is not found. */
export const findBoxes = (lines: readonly DocumentLine[], quote: string): PageBox[] => {
  const asked = wordsOf(quote).map(({ word }) => word)
  // A quote that was cut short may end within a word.
  if (quote.endsWith('…')) asked.pop()
  const page = lines.flatMap((line, at) => wordsOf(line.text).map((word) => ({ ...word, at })))
  const run = findRun(page, asked)
  if (!run) return []
  const spans = new Map<number, { from: number; to: number }>()
  for (const { at, from, to } of page.slice(run.at, run.at + run.count)) {
    const span = spans.get(at)
    spans.set(at, { from: span?.from ?? from, to })
  }
  return [...spans].flatMap(([at, { from, to }]) => {
    const line = lines[at]
    return line ? [partOf(line, from, to)] : []
  })
}
