import type { Amount } from './read-amount.ts'
import { has, type Word } from './sentence.ts'

/** What stands before the means: "offset our year with 206 tonnes". */
const meansWords = new Set(
  'with by using through via thanks mit durch mittels dank avec par grace con mediante tramite grazie gracias met door middels dankzij'.split(
    ' ',
  ),
)
const isMeans = (word: Word | undefined) => meansWords.has(word?.word ?? '')

/** Of credits and tonnes nothing is said beyond the tonnes; any other word with a sense may be what was offset. */
const isSilent = (word: Word) =>
  !isMeans(word) && (word.senses.size === 0 || has([word], 'carbon', 'tonne', 'credit'))

const joiners = new Set('of the von der den de des du d del della delle dei di van'.split(' '))

/** "206 tonnes of our emissions": so many of them are meant, and no more. Where the words of the part end. */
const endOfPart = (words: readonly Word[], last: number): number => {
  let end = last + 1
  for (const [index, word] of words.slice(end).entries()) {
    if (has([word], 'emission')) end = last + index + 2
    else if (!joiners.has(word.word) && !has([word], 'carbon', 'our')) break
  }
  return end
}

/**
 * Whether tonnes are what the words say was offset ("we offset 400 tonnes", "400 Tonnen kompensiert"), rather than what
 * something else was offset with: emissions, a year or ourselves that were offset are all of them, whatever the tonnes.
 */
export const offsetsTonnes = (words: readonly Word[], verb: number, amount: Amount): boolean => {
  const first = Math.min(...amount.places)
  if (words[verb]?.part !== words[first]?.part) return false
  if ([first - 1, first - 2].some((at) => isMeans(words[at]))) return false
  const isBefore = verb < first
  const end = endOfPart(words, Math.max(...amount.places))
  const between = isBefore ? words.slice(verb + 1, first) : words.slice(end, verb)
  if (!between.every(isSilent)) return false
  // "206 tonnes offset our company": then they are the means too.
  if (!isBefore && has(words.slice(verb + 1), 'we', 'our', 'company')) return false
  return !has([...words.slice(0, first), ...words.slice(end)], 'emission', 'impact', 'travel', 'product')
}
