import { beginningsOf, compileEntry, type Pattern } from './compile-entry.ts'
import { firstCjkCode, fold, isCjk } from './fold.ts'
import { languages } from './languages.ts'
import { type Concept, entriesOf } from './words.ts'

export type Meaning = Concept | 'energyUnit' | `category${number}`

export type Hit = { meaning: Meaning; from: number; to: number; languages: readonly string[] }

/** `next` is the letter after the ones it is filed under, or 0. */
type Entry = Pattern & { meaning: Meaning; languages: string[]; next: number }

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

const spaceCode = 32

/** What a place begins with as a number: three letters, a letter and a space, or one character of a script without words. */
const keyAt = (text: string, at: number): number => {
  const first = text.charCodeAt(at)
  if (first >= firstCjkCode) return -first
  const second = text.charCodeAt(at + 1)
  if (second === spaceCode) return first
  return first + second * 0x400 + text.charCodeAt(at + 2) * 0x100000
}

/** Entries by the letter after those they are filed under; `others` are the ones that ask for no letter there. */
type Entries = { byNext: Map<number, Entry[]>; others: Entry[] }
type Bucket = { within: Entries; bounded: Entries }
type Listed = { entry: string; meaning: Meaning; language: string }

/** Entries by what they begin with, so that only few are compared at any place; compiled when a text first asks for them. */
const listed = new Map<number, Listed[]>()
const compiled = new Map<number, Bucket>()

/** Which three letters begin an entry that may stand within a word: asked at every letter of a text, so by place alone. */
const withinWords = new Uint8Array(26 ** 3)
const letters = (text: string, at: number): number => {
  const first = text.charCodeAt(at) - 97
  const second = text.charCodeAt(at + 1) - 97
  const third = text.charCodeAt(at + 2) - 97
  const all = first >= 0 && first < 26 && second >= 0 && second < 26 && third >= 0 && third < 26
  return all ? (first * 26 + second) * 26 + third : -1
}

const index = (meaning: Meaning, list: string | undefined, language: string) => {
  for (const entry of entriesOf(list))
    for (const beginning of beginningsOf(entry)) {
      const key = keyAt(beginning, 0)
      const place = /^-?\*/.test(entry) ? letters(beginning, 0) : -1
      if (place !== -1) withinWords[place] = 1
      const bucket = listed.get(key)
      if (bucket) bucket.push({ entry, meaning, language })
      else listed.set(key, [{ entry, meaning, language }])
    }
}

/** Filed when the first text is read: a server that reads no report comes up without it. */
let isFiled = false
const fileAll = () => {
  isFiled = true
  for (const { code, words, categories, energyUnits } of languages) {
    for (const [concept, list] of Object.entries(words)) index(concept as Concept, list, code)
    for (const [category, list] of Object.entries(categories))
      index(`category${Number(category)}`, list, code)
    for (const list of Object.values(energyUnits ?? {})) index('energyUnit', list, code)
  }
}

const nextOf = (first: string) =>
  first.charCodeAt(0) < firstCjkCode && first.length > 3 ? first.charCodeAt(3) : 0

/** Each list keeps the order of all, so that what is found is found in that order. */
const fileByNext = (all: Entry[]): Entries => ({
  byNext: new Map(
    all
      .filter(({ next }) => next !== 0)
      .map(({ next }) => [next, all.filter((other) => other.next === 0 || other.next === next)]),
  ),
  others: all.filter(({ next }) => next === 0),
})

const compile = (key: number): Bucket => {
  const made = new Map<string, Entry>()
  for (const { entry, meaning, language } of listed.get(key) ?? [])
    for (const pattern of compileEntry(entry)) {
      if (keyAt(pattern.first, 0) !== key) continue
      const same = `${meaning}|${pattern.key}`
      const before = made.get(same)
      if (!before) made.set(same, { ...pattern, meaning, languages: [language], next: nextOf(pattern.first) })
      else if (!before.languages.includes(language)) before.languages.push(language)
    }
  const all = [...made.values()]
  return {
    within: fileByNext(all.filter((entry) => entry.within)),
    bounded: fileByNext(all.filter((entry) => !entry.within)),
  }
}

const bucketAt = (key: number): Bucket | undefined => {
  const known = compiled.get(key)
  if (known !== undefined || !listed.has(key)) return known
  const made = compile(key)
  compiled.set(key, made)
  return made
}

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

const compare = (entries: Entries, text: string, at: number, hits: Hit[], nots: Hit[]) => {
  for (const entry of entries.byNext.get(text.charCodeAt(at + 3)) ?? entries.others) {
    if (entry.atStart && at !== 1) continue
    const to = endOf(entry, text, at)
    if (to === -1) continue
    const list = entry.not ? nots : hits
    list.push({ meaning: entry.meaning, from: at, to, languages: entry.languages })
  }
}

const mayStandWithin = (text: string, at: number) => {
  const place = letters(text, at)
  // "co2" is not of letters alone.
  return place === -1 ? text.startsWith('co2', at) : withinWords[place] === 1
}

const scan = (text: string): Hit[] => {
  const hits: Hit[] = []
  const nots: Hit[] = []
  let before = spaceCode
  for (let at = 1; at < text.length - 1; at++) {
    const code = text.charCodeAt(at)
    const asked =
      code !== spaceCode && (before === spaceCode || code >= firstCjkCode || mayStandWithin(text, at))
    const bucket = asked ? bucketAt(keyAt(text, at)) : undefined
    if (bucket !== undefined) {
      compare(bucket.within, text, at, hits, nots)
      if (before === spaceCode) compare(bucket.bounded, text, at, hits, nots)
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
  if (!isFiled) fileAll()
  const folded = ` ${fold(text)} `
  return new WordsRead(folded, scan(folded))
}

/** Whether a text says this and nothing else. */
export const saysOnly = (text: string, meaning: Meaning): boolean => {
  const { folded, hits } = readWords(text)
  return hits.some((hit) => hit.meaning === meaning && hit.from === 1 && hit.to >= folded.length - 1)
}
