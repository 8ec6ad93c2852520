import { compileEntry, type Pattern } from './compile-entry.ts'
import { fold, isCjk } from './fold.ts'
import { languages } from './languages.ts'
import { type Concept, entriesOf } from './words.ts'

export type Meaning = Concept | 'energyUnit' | `category${number}`

export type Hit = { meaning: Meaning; from: number; to: number; languages: readonly string[] }

type Entry = Pattern & { meaning: Meaning; languages: string[] }

/** What the words of a text say in any of the languages, with the places in the folded text. */
export class WordsRead {
  /** The text as it is compared, with a space at both ends. */
  readonly folded: string
  readonly hits: readonly Hit[]

  constructor(folded: string, hits: readonly Hit[]) {
    this.folded = folded
    this.hits = hits
  }

  has(meaning: Meaning): boolean {
    for (const hit of this.hits) if (hit.meaning === meaning) return true
    return false
  }

  /** The different words that say it, the longer where one stands in another. */
  found(meaning: Meaning): string[] {
    const own = this.hits.filter((hit) => hit.meaning === meaning)
    const longest = own.filter(
      ({ from, to }) =>
        !own.some((other) => other.from <= from && other.to >= to && other.to - other.from > to - from),
    )
    return [...new Set(longest.map(({ from, to }) => this.folded.slice(from, to).trim()))]
  }
}

export const firstCjkCode = 0x2e80
const spaceCode = 32

/** What a place begins with as a number: three letters, a letter and a space, or one character of a script without words. */
const keyAt = (text: string, at: number): number => {
  const first = text.charCodeAt(at)
  if (first >= firstCjkCode) return -first
  const second = text.charCodeAt(at + 1)
  if (second === spaceCode) return first
  return first + second * 0x400 + text.charCodeAt(at + 2) * 0x100000
}

/** Entries by what they begin with, so that only few are compared at any place. */
const bounded = new Map<number, Entry[]>()
const within = new Map<number, Entry[]>()

const compile = () => {
  const made = new Map<string, Entry>()
  const add = (meaning: Meaning, list: string | undefined, language: string) => {
    for (const entry of entriesOf(list))
      for (const pattern of compileEntry(entry)) {
        const key = `${meaning}|${pattern.key}`
        const before = made.get(key)
        if (!before) made.set(key, Object.assign(pattern, { meaning, languages: [language] }))
        else if (!before.languages.includes(language)) before.languages.push(language)
      }
  }
  for (const { code, words, categories, energyUnits } of languages) {
    for (const [concept, list] of Object.entries(words)) add(concept as Concept, list, code)
    for (const [category, list] of Object.entries(categories)) add(`category${Number(category)}`, list, code)
    for (const list of Object.values(energyUnits ?? {})) add('energyUnit', list, code)
  }
  for (const entry of made.values()) {
    const index = entry.within ? within : bounded
    const key = keyAt(entry.first, 0)
    const bucket = index.get(key)
    if (bucket) bucket.push(entry)
    else index.set(key, [entry])
  }
}
compile()

/** How far apart words may stand that an entry parts by two dots. */
const reachOf = (piece: string) => (isCjk.test(piece) ? 10 : 24)

/** Where the entry ends if it stands at this place, or -1. */
const endOf = ({ first, rest }: Entry, text: string, at: number): number => {
  if (!text.startsWith(first, at)) return -1
  let end = at + first.length
  for (const piece of rest) {
    if (piece.reach === 'word') {
      const space = text.indexOf(' ', end)
      if (space === -1 || !text.startsWith(piece.text, space)) return -1
      end = space + piece.text.length
    } else {
      // The space at the end of one piece may be the one the next begins with.
      const next = text.indexOf(piece.text, end - 1)
      if (next === -1 || next - end > reachOf(piece.text)) return -1
      end = next + piece.text.length
    }
  }
  return end
}

const lookAt = (bucket: Entry[] | undefined, text: string, at: number, hits: Hit[], nots: Hit[]) => {
  if (bucket === undefined) return
  for (const entry of bucket) {
    if (entry.atStart && at !== 1) continue
    const to = endOf(entry, text, at)
    if (to === -1) continue
    const list = entry.not ? nots : hits
    list.push({ meaning: entry.meaning, from: at, to, languages: entry.languages })
  }
}

const scan = (text: string): Hit[] => {
  const hits: Hit[] = []
  const nots: Hit[] = []
  let before = spaceCode
  for (let at = 1; at < text.length - 1; at++) {
    const code = text.charCodeAt(at)
    if (code !== spaceCode) {
      const key = keyAt(text, at)
      lookAt(within.get(key), text, at, hits, nots)
      if (before === spaceCode && key >= 0) lookAt(bounded.get(key), text, at, hits, nots)
    }
    before = code
  }
  if (nots.length === 0) return hits
  return hits.filter(
    ({ meaning, from, to }) =>
      !nots.some((not) => not.meaning === meaning && not.from <= from && not.to >= to),
  )
}

export const readWords = (text: string): WordsRead => {
  const folded = ` ${fold(text)} `
  return new WordsRead(folded, scan(folded))
}

/** Whether a text says this and nothing else. */
export const saysOnly = (text: string, meaning: Meaning): boolean => {
  const { folded, hits } = readWords(text)
  return hits.some((hit) => hit.meaning === meaning && hit.from === 1 && hit.to >= folded.length - 1)
}
