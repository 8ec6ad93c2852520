import { foldWords } from '../words/fold-words.ts'
import { isPlain, type Sense } from '../words/lookup.ts'
import { isLoaded, placesOfPhrases } from '../words/set-phrases.ts'
import { isTimeWord } from '../words/time-words.ts'
import type { ClaimReading } from './read-claims.ts'
import type { Sentence, Word } from './sentence.ts'

/** What says nothing more than the claim it stands beside. */
const harmless: readonly Sense[] = ['carbon', 'tonne', 'credit', 'retire', 'project', 'we', 'our', 'company']

/** What a claim that is denied may hold besides. */
const besideDenials: readonly Sense[] = [
  'climate',
  'offset',
  'contribute',
  'remove',
  'removalCredit',
  'not',
  'yet',
  'say',
]

/** The air may be named where tonnes were taken from it. */
const besideRemovals: readonly Sense[] = ['air', 'remove', 'removalCredit']

/** Where nothing is claimed, less is harmless: "we have not carbon" is no claim we know, and says one. */
const besideClaims: readonly Sense[] = ['we', 'our', 'company']

type Place = { start: number; end: number }

type Behind = {
  /** How many certificates there are. */
  retirements: number
  /** A product may be named where nothing is said of it. */
  isDenial: boolean
}

const anyOf = (word: Word, senses: readonly Sense[]) => senses.some((sense) => word.senses.has(sense))

/** How many certificates there are may be said; any other number says something. */
const isCertificates = ({ words }: Sentence, at: number, retirements: number) =>
  words[at]?.word === String(retirements) &&
  words.slice(at + 1, at + 3).some(({ word }) => /^(?:certifi|nachweis|bewij)/.test(word))

/** Whether a word is understood that made no claim, no amount, no time and no name. */
const isRead = (
  word: Word,
  at: number,
  sentence: Sentence,
  reading: ClaimReading,
  behind: Behind,
): boolean => {
  if (word.kind === 'number') return isCertificates(sentence, at, behind.retirements)
  if (word.isMended || isTimeWord(word.word)) return false
  const isDenied = reading.denying.has(sentence)
  if (isDenied && (anyOf(word, besideDenials) || /^makes?$/.test(word.word))) return true
  if (behind.isDenial && word.senses.has('product')) return true
  if (reading.removing.has(sentence) && anyOf(word, besideRemovals)) return true
  // "Climate projects": of the climate itself credits take and give nothing.
  const near = [sentence.words[at - 1], sentence.words[at + 1]]
  if (word.senses.has('climate') && near.some((next) => next?.senses.has('project'))) return true
  // "Our carbon" is what we emit, and no credit.
  const [next, after] = sentence.words.slice(at + 1, at + 3)
  const isOfCredits = after !== undefined && anyOf(after, ['credit', 'removalCredit'])
  if (word.senses.has('our') && next?.senses.has('carbon') && !isOfCredits && !isDenied) return false
  if (isLoaded(word.word, next?.word) && !isDenied) return false
  return (
    (isPlain(word.word) && !word.senses.has('not')) ||
    anyOf(word, reading.claiming.has(sentence) ? harmless : besideClaims)
  )
}

/** Signs and little pictures speak too, and so do figures that are read as none: whatever stands between the words. */
const findSigns = (text: string): Place[] => {
  const signs: Place[] = []
  let from = 0
  for (const { start, end } of [...foldWords(text), { start: text.length, end: text.length }]) {
    for (const sign of text.slice(from, start).matchAll(/[^\s\p{P}]+/gu))
      signs.push({ start: from + sign.index, end: from + sign.index + sign[0].length })
    from = end
  }
  for (const sign of text.matchAll(/[%‰&@#*]/g)) signs.push({ start: sign.index, end: sign.index + 1 })
  return signs
}

/** Everything in the text that nobody told us the meaning of. */
export const findUnread = (text: string, reading: ClaimReading, behind: Behind): Place[] => {
  const unread = reading.sentences.flatMap((sentence) => {
    const phrases = placesOfPhrases(sentence.words)
    return sentence.words.filter(
      (word, at) =>
        !reading.used.has(word) && !phrases.has(at) && !isRead(word, at, sentence, reading, behind),
    )
  })
  return [...unread, ...findSigns(text)].map(({ start, end }) => ({ start, end }))
}
