import { foldWords, isMonth } from '../words/fold-words.ts'
import { isPlain, type Sense } from '../words/lookup.ts'
import { placeWords } from '../words/place-words.ts'
import type { ClaimReading } from './read-claims.ts'
import type { Word } from './sentence.ts'

/** What says nothing more than the claim it stands beside. */
const harmless: readonly Sense[] = [
  'carbon',
  'climate',
  'tonne',
  'credit',
  'retire',
  'remove',
  'removalCredit',
  'offset',
  'contribute',
  'project',
  'not',
  'yet',
  'say',
  'we',
  'our',
  'company',
]

/** Where nothing is claimed, less is harmless: "we have not carbon" is no claim we know, and says one. */
const besideClaims: readonly Sense[] = ['not', 'we', 'our', 'company']

export type Unread = { startsAt: number; endsAt: number; words: string }

type Known = {
  /** Projects and registries the ledger knows. */
  names: readonly string[]
  retirements: number
  /** A product may be named where nothing is said of it. */
  isDenial: boolean
  /** The air may be named where tonnes were taken from it. */
  isRemoval: boolean
}

/** A year, a day of a month, a scope, or how many certificates there are; any other number says something. */
const isReadNumber = (word: Word, words: readonly Word[], at: number, retirements: number) => {
  if (/^(?:19|20)\d\d$/.test(word.word) || word.word === String(retirements)) return true
  const near = [words[at - 1], words[at + 1], words[at + 2]]
  if (/^\d{1,2}$/.test(word.word) && near.some((next) => next && isMonth(next.word))) return true
  return (
    /^[123]$/.test(word.word) &&
    words.slice(Math.max(0, at - 4), at).some((before) => before.word === 'scope')
  )
}

/** Everything in the text that nobody told us the meaning of. */
export const findUnread = (
  text: string,
  { sentences, used, claiming }: ClaimReading,
  known: Known,
): Unread[] => {
  const names = new Set(known.names.flatMap((name) => foldWords(name).map(({ word }) => word)))
  const senses: Sense[] = [...harmless]
  if (known.isDenial) senses.push('product')
  if (known.isRemoval) senses.push('air')
  const isReadWord = (word: Word, isClaiming: boolean) =>
    !word.isMended &&
    (isPlain(word.word) ||
      names.has(word.word) ||
      placeWords().has(word.word) ||
      (isClaiming ? senses : besideClaims).some((sense) => word.senses.has(sense)))
  const unread = sentences.flatMap((sentence) =>
    sentence.words
      .filter((word, at) => {
        if (used.has(word)) return false
        return word.kind === 'number'
          ? !isReadNumber(word, sentence.words, at, known.retirements)
          : !isReadWord(word, claiming.has(sentence))
      })
      .map(({ start, end }) => ({ startsAt: start, endsAt: end, words: text.slice(start, end) })),
  )
  // Signs and little pictures speak too: a share is a claim, and so is a green heart.
  const signs = [...text.matchAll(/[^\p{L}\p{M}\p{N}\p{P}\s₂]+|[%‰&@#*]/gu)].map((sign) => ({
    startsAt: sign.index,
    endsAt: sign.index + sign[0].length,
    words: sign[0],
  }))
  return [...unread, ...signs].sort((a, b) => a.startsAt - b.startsAt)
}
