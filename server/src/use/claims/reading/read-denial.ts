import type { ClaimKind } from '@ledgerleaf/contract/claims'
import type { ClaimMatch } from './match-pattern.ts'
import { has, type Sentence, type Word } from './sentence.ts'

const isDenial = ({ senses }: Word) =>
  senses.has('not') || senses.has('without') || (senses.has('none') && !senses.has('zero'))

/** Kinds that a verb makes, which German, French and Dutch deny behind it. */
const byVerb: readonly ClaimKind[] = ['compensated', 'reduced', 'removal', 'retired', 'contribution']

type DenialWords = { at: readonly number[]; said: number }
const known = new WeakMap<readonly Word[], DenialWords>()

/** Where a sentence denies, and where it speaks of claiming. */
const denialsIn = (words: readonly Word[]): DenialWords => {
  const found = known.get(words) ?? {
    at: words.flatMap((word, at) => (isDenial(word) ? [at] : [])),
    said: words.findIndex((word) => word.senses.has('say')),
  }
  known.set(words, found)
  return found
}

/** How often the claim is denied, by words that are not part of what makes it. */
export const denials = (words: readonly Word[], { pattern, places }: ClaimMatch): number => {
  if (pattern.holdsNo) return 0
  const first = places[0] ?? 0
  const last = Math.max(...places)
  const { at: denying, said } = denialsIn(words)
  return denying.filter((at) => {
    const word = words[at]
    if (!word || places.includes(at)) return false
    const isNear = word.part === words[first]?.part
    if (at > first)
      return isNear && byVerb.includes(pattern.kind) && word.senses.has('notAfter') && at <= last + 3
    // "We do not say that ..." denies whatever follows.
    const isSaid = said >= 0 && Math.abs(said - at) <= 2
    if (!isSaid && !(isNear && first - at <= (word.senses.has('without') ? 3 : 7))) return false
    // "Not only", and "not a bank and climate neutral", deny nothing.
    return (
      !has(words.slice(at + 1, at + 3), 'only') &&
      !words.slice(at + 1, first).some((near) => near.senses.has('and'))
    )
  }).length
}

const being =
  /^(?:is|are|am|was|were|ist|sind|bin|war|waren|est|sont|sommes|suis|es|son|soy|somos|era|fue|sono|siamo|zijn|ben)$/

/** Dutch "and" is a preposition in French and Spanish. */
const joins = (word: Word, words: readonly Word[]) =>
  word.senses.has('and') &&
  (word.word !== 'en' || words.some((near) => near.word === 'niet' || near.word === 'geen'))

/** What is denied of one may be said of another in the words left over: "they are not neutral, we are". */
export const leavesOpen = (
  sentence: Sentence,
  next: Sentence | undefined,
  places: readonly number[],
): boolean => {
  const { words } = sentence
  if (!has(words, 'we', 'our', 'company', 'product')) return true
  if (next !== undefined && next.words.length <= 3) return true
  const spoken = words.filter(({ senses }) => !senses.has('not') && !senses.has('yes'))
  const said = new Set(
    words.flatMap(({ part, senses }, at) => (places.includes(at) || senses.has('say') ? [part] : [])),
  )
  if (spoken.some(({ part }) => !said.has(part))) return true
  if (has(words, 'say')) return false
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const around = words.filter((_, at) => at < first || at > last)
  return around.some((word) => joins(word, words)) || words.filter(({ word }) => being.test(word)).length > 1
}
