import type { Sense } from '../words/lookup.ts'
import { type Pattern, patterns } from './patterns.ts'
import { has, type Sentence, type Word } from './sentence.ts'

type Term = { senses: readonly Sense[]; within: number }
type Compiled = Pattern & { orders: readonly (readonly Term[])[] }

const compile = (pattern: Pattern): Compiled => {
  const pieces = pattern.find.split(' ')
  const terms: Term[] = []
  let within = 0
  let isEitherOrder = false
  for (const piece of pieces) {
    const gap = /^[~<](\d+)>?$/.exec(piece)
    if (gap) {
      within = Number(gap[1])
      isEitherOrder ||= piece.startsWith('<')
    } else terms.push({ senses: piece.split('|') as Sense[], within })
  }
  const [first, second] = terms
  const turned =
    isEitherOrder && first && second
      ? [
          { senses: second.senses, within: 0 },
          { senses: first.senses, within: second.within },
        ]
      : null
  return { ...pattern, orders: turned ? [terms, turned] : [terms] }
}

const compiled = patterns.map(compile)

const fits = (word: Word, { senses }: Term) => senses.some((sense) => word.senses.has(sense))

/** The places of the words that make the pattern, beginning at `at`; null when they do not. */
const matchAt = (
  words: readonly Word[],
  at: number,
  terms: readonly Term[],
  across: boolean,
): number[] | null => {
  const places: number[] = []
  let from = at
  for (const [index, term] of terms.entries()) {
    const last = index === 0 ? at : from + term.within
    let place = -1
    for (let next = from; next <= last && next < words.length; next++) {
      const word = words[next]
      if (!word || (!across && word.part !== words[at]?.part)) break
      if (fits(word, term)) {
        place = next
        break
      }
    }
    if (place < 0) return null
    places.push(place)
    from = place + 1
  }
  return places
}

export type Match = { pattern: Pattern; places: readonly number[] }

/** Every pattern that the sentence holds, once for each place where it begins. */
export const matchPatterns = ({ words }: Sentence): Match[] =>
  compiled.flatMap((pattern) => {
    const { orders, needs, unless, across = false } = pattern
    if (unless && has(words, ...unless)) return []
    if (needs && !has(words, ...needs)) return []
    return words.flatMap((_, at) => {
      for (const terms of orders) {
        const places = matchAt(words, at, terms, across)
        if (places) return [{ pattern, places }]
      }
      return []
    })
  })
