import type { Sense } from '../words/lookup.ts'
import { type ClaimPattern, patterns } from './patterns.ts'
import { has, type Sentence, type Word } from './sentence.ts'

type Term = { senses: readonly Sense[]; within: number }
type Compiled = ClaimPattern & { orders: readonly (readonly Term[])[] }

const compile = (pattern: ClaimPattern): Compiled => {
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

/** The next place of a term, within its gap and its part of the sentence. */
const findTerm = (
  words: readonly Word[],
  from: number,
  last: number,
  term: Term,
  pattern: Compiled,
  part: number,
) => {
  const { across = false, notBetween = [] } = pattern
  for (let place = from; place <= last; place++) {
    const word = words[place]
    if (!word || (!across && word.part !== part)) return -1
    if (fits(word, term)) return place
    if (has([word], ...notBetween)) return -1
  }
  return -1
}

/** The places of the words that make the pattern, beginning at `at`; null when they do not. */
const matchAt = (
  words: readonly Word[],
  at: number,
  terms: readonly Term[],
  pattern: Compiled,
): number[] | null => {
  const places: number[] = []
  let from = at
  for (const [index, term] of terms.entries()) {
    const last = index === 0 ? at : from + term.within
    const place = findTerm(words, from, last, term, pattern, words[at]?.part ?? 0)
    if (place < 0) return null
    places.push(place)
    from = place + 1
  }
  return places
}

export type ClaimMatch = { pattern: ClaimPattern; places: readonly number[] }

/** Every pattern that the sentence holds, once for each place where it begins. */
export const matchPatterns = ({ words }: Sentence): ClaimMatch[] => {
  const places = words.flatMap(({ senses }, at) => (senses.size > 0 ? [at] : []))
  const all = new Set(places.flatMap((at) => [...(words[at]?.senses ?? [])]))
  const holds = (senses: readonly Sense[]) => senses.some((sense) => all.has(sense))
  return compiled.flatMap((pattern) => {
    const { orders, needs, unless } = pattern
    if (unless && holds(unless)) return []
    if (needs && !holds(needs)) return []
    if (!orders[0]?.every(({ senses }) => holds(senses))) return []
    return places.flatMap((at) => {
      for (const terms of orders) {
        const found = matchAt(words, at, terms, pattern)
        if (found) return [{ pattern, places: found }]
      }
      return []
    })
  })
}
