import type { Sentence, Word } from './sentence.ts'

const scales: Readonly<Record<string, number>> = {
  kt: 1e3,
  thousand: 1e3,
  tausend: 1e3,
  mille: 1e3,
  mil: 1e3,
  mila: 1e3,
  duizend: 1e3,
  million: 1e6,
  millionen: 1e6,
  millions: 1e6,
  millon: 1e6,
  millones: 1e6,
  milioni: 1e6,
  milione: 1e6,
  miljoen: 1e6,
}

/** `1,240`, `1.240`, `1 240`, `1.5`: a group of three behind the last mark makes it a separator. */
export const readNumber = (written: string): number => {
  const bare = written.replaceAll(/\s/g, '')
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(bare)
  return Number(isGrouped ? bare.replaceAll(/[.,]/g, '') : bare.replace(',', '.'))
}

const units = 'one two three four five six seven eight nine'.split(' ')
const spelled = (word: string): number | null => {
  const unit = units.indexOf(word)
  return unit < 0 ? null : unit + 1
}

const isUnit = (word: Word | undefined) =>
  word !== undefined && (word.senses.has('tonne') || word.senses.has('credit'))

export type Amount = { tonnes: number; place: number; places: readonly number[] }

/** "four hundred", "five thousand": the only words for numbers that sentences about tonnes spell out. */
const readSpelled = (words: readonly Word[], at: number): { value: number; length: number } | null => {
  const first = spelled(words[at]?.word ?? '')
  const power = { hundred: 100, thousand: 1000 }[words[at + 1]?.word ?? '']
  return first === null || power === undefined ? null : { value: first * power, length: 2 }
}

/** Where the unit stands: "tonnes", "carbon credits", "carbon removal credits". */
const unitAfter = (words: readonly Word[], at: number): number | undefined => {
  for (let place = at; place < at + 3; place++) {
    const word = words[place]
    if (isUnit(word)) return place
    if (!word?.senses.has('carbon') && !word?.senses.has('removalCredit')) return undefined
  }
  return undefined
}

/** Every amount of tonnes or credits in the sentence, in tonnes. */
export const readAmounts = ({ words }: Sentence): Amount[] =>
  words.flatMap((word, at) => {
    const inWords = readSpelled(words, at)
    if (word.kind !== 'number' && !inWords) return []
    let next = at + (inWords?.length ?? 1)
    const scale = scales[words[next]?.word ?? '']
    if (scale !== undefined) next += 1
    const value = (inWords?.value ?? readNumber(word.word)) * (scale ?? 1)
    const unit = unitAfter(words, next)
    if (unit === undefined && scale !== 1e3) return []
    const places = Array.from({ length: (unit ?? next - 1) - at + 1 }, (_, index) => at + index)
    return [{ tonnes: value, place: at, places }]
  })

const isYear = (word: Word) => word.kind === 'number' && /^(?:19[89]|20[0-9])\d$/.test(word.word)

export const readYears = ({ words }: Sentence, amounts: readonly Amount[]): number[] =>
  words.flatMap((word, at) =>
    isYear(word) && !amounts.some(({ place }) => place === at) ? [Number(word.word)] : [],
  )
