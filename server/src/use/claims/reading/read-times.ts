import {
  betweenWords,
  doubtfulMonths,
  forWords,
  lastWords,
  monthNouns,
  monthOf,
  sinceWords,
  thisWords,
  untilWords,
  yearNouns,
} from '../words/time-words.ts'
import type { Word } from './sentence.ts'

/** Calendar days, both counted in. */
export type DaySpan = { from: string; to: string }
export type Times = {
  spans: readonly DaySpan[]
  /** "For 2025": the period the tonnes are of, rather than the day they were retired on. */
  isFor: boolean
  /** Places of the words that a time was read from. */
  places: ReadonlySet<number>
}

/** A time as it is written; a month may still be without its year. */
type Written = { places: number[]; year: number | null; month?: number; months?: number; day?: number }
type Given = { words: readonly Word[]; taken: ReadonlySet<number>; today: string }

const two = (value: number) => String(value).padStart(2, '0')

const spanOf = ({ year, month, months = 1, day }: Written): DaySpan => {
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` }
  const [first, last] = day === undefined ? [1, 31] : [day, day]
  return {
    from: `${year}-${two(month)}-${two(first)}`,
    to: `${year}-${two(month + months - 1)}-${two(last)}`,
  }
}

const joiners = new Set(['de', 'del', 'of', 'di'])
const pastJoiner = ({ words }: Given, at: number, step: 1 | -1) =>
  joiners.has(words[at]?.word ?? '') ? at + step : at

const numberAt = ({ words, taken }: Given, at: number, written: RegExp): number | null => {
  const word = words[at]
  return word?.kind === 'number' && !taken.has(at) && written.test(word.word) ? Number(word.word) : null
}
const year = /^(?:19|20)\d\d$/
const day = /^(?:0?[1-9]|[12]\d|3[01])$/

const withYear = (given: Given, written: Written, after: number): Written => {
  const at = pastJoiner(given, after, 1)
  const found = numberAt(given, at, year)
  return found === null ? written : { ...written, year: found, places: [...written.places, at] }
}

const readMonth = (given: Given, at: number): Written | null => {
  const word = given.words[at]
  const month = monthOf.get(word?.word ?? '')
  if (!word || month === undefined) return null
  const before = pastJoiner(given, at - 1, -1)
  const dayAt = [before, at + 1].find((place) => numberAt(given, place, day) !== null)
  const dated: Written =
    dayAt === undefined
      ? { places: [at], year: null, month }
      : { places: [at, dayAt], year: null, month, day: numberAt(given, dayAt, day) ?? 1 }
  const read = withYear(given, dated, Math.max(...dated.places) + 1)
  const isSure = read.places.length > 1 || (at > 0 && word.isCapital)
  return doubtfulMonths.has(word.word) && !isSure ? null : read
}

const readQuarter = (given: Given, at: number): Written | null => {
  const quarter = /^q([1-4])$/.exec(given.words[at]?.word ?? '')?.[1]
  if (quarter === undefined) return null
  const written = { places: [at], year: null, month: Number(quarter) * 3 - 2, months: 3 }
  const read = withYear(given, written, at + 1)
  // A quarter of no year could be any.
  return read.year === null ? null : read
}

/** "Last year", "l'année dernière", "this month". */
const readRelative = (given: Given, at: number): Written | null => {
  const { words, today } = given
  const noun = words[at]?.word ?? ''
  const isYear = yearNouns.has(noun) || (noun === 'an' && lastWords.has(words[at + 1]?.word ?? ''))
  if (!isYear && !monthNouns.has(noun)) return null
  const place = [at - 1, at + 1].find((near) => {
    const word = words[near]?.word ?? ''
    return lastWords.has(word) || (near < at && thisWords.has(word))
  })
  if (place === undefined) return null
  const back = lastWords.has(words[place]?.word ?? '') ? 1 : 0
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  if (isYear) return { places: [place, at], year: thisYear - back }
  const months = thisYear * 12 + thisMonth - 1 - back
  return { places: [place, at], year: Math.floor(months / 12), month: (months % 12) + 1 }
}

const readYear = (given: Given, at: number): Written | null => {
  const found = numberAt(given, at, year)
  if (found === null) return null
  // "The year 2025", "the 2025 reporting year".
  const nouns = [at - 1, at + 1, at + 2].filter((near) => yearNouns.has(given.words[near]?.word ?? ''))
  return { places: [at, ...nouns], year: found }
}

const readWritten = (given: Given): Written[] => {
  const used = new Set<number>()
  const found: Written[] = []
  for (const read of [readMonth, readQuarter, readRelative, readYear])
    for (const at of given.words.keys()) {
      const written = used.has(at) ? null : read(given, at)
      if (!written) continue
      for (const place of written.places) used.add(place)
      found.push(written)
    }
  return found.sort((a, b) => Math.min(...a.places) - Math.min(...b.places))
}

/** A month without a year is of the year named beside it, and else the last one that was. */
const dated = (found: readonly Written[], today: string): Written[] => {
  const years = new Set(found.flatMap((written) => written.year ?? []))
  const [only] = years
  const isLent = years.size === 1 && found.some((written) => written.year === null)
  return found
    .filter(({ month }) => !isLent || month !== undefined)
    .map((written) => {
      if (written.year !== null) return written
      if (isLent) return { ...written, year: only ?? null }
      const isPast = (written.month ?? 1) <= Number(today.slice(5, 7))
      return { ...written, year: Number(today.slice(0, 4)) - (isPast ? 0 : 1) }
    })
}

const some = (words: readonly Word[], from: number, to: number, kind: ReadonlySet<string>) =>
  words.slice(Math.max(0, from), Math.max(0, to)).some(({ word }) => kind.has(word))

/** From one to the other, since one, until one, or each for itself. */
const spansOf = ({ words, today }: Given, times: readonly Written[]): DaySpan[] => {
  const spans = times.map(spanOf)
  const [one, other] = times
  const [first, second] = spans
  if (!one || !first || times.length > 2) return spans
  const starts = Math.min(...one.places)
  if (!other || !second) {
    if (some(words, starts - 3, starts, sinceWords)) return [{ from: first.from, to: today }]
    return spans
  }
  const isRange =
    some(words, starts - 4, starts, betweenWords) ||
    some(words, Math.max(...one.places) + 1, Math.min(...other.places), untilWords)
  return isRange ? [{ from: first.from, to: second.to }] : spans
}

const isForAt = (words: readonly Word[], starts: number): boolean => {
  for (let at = starts - 1; at >= Math.max(0, starts - 6); at--) {
    const word = words[at]
    if (!word || word.kind === 'number' || word.senses.has('tonne') || word.senses.has('credit')) return false
    if (forWords.has(word.word)) return true
  }
  return false
}

/** The days that a sentence speaks of; `taken` are the places of its amounts, which are no days. */
export const readTimes = (words: readonly Word[], taken: ReadonlySet<number>, today: string): Times => {
  const given = { words, taken, today }
  const found = readWritten(given)
  const places = new Set(found.flatMap((written) => written.places))
  // "In the month of August": the noun says nothing beside the name.
  for (const [at, { word }] of words.entries())
    if (monthNouns.has(word) && found.some(({ places: [month = -9] }) => month > at && month - at <= 2))
      places.add(at)
  const first = Math.min(...places)
  return {
    spans: spansOf(given, dated(found, today)),
    isFor: places.size > 0 && isForAt(words, first),
    places,
  }
}
