import type { ClaimKind } from '@ledgerleaf/contract/claims'
import { matchPatterns } from './reading/match-pattern.ts'
import { readAmounts } from './reading/read-amount.ts'
import { has, readSentences, type Sentence } from './reading/sentence.ts'
import { plainLetters } from './words/plain-letters.ts'

/** What states how its bearer stands, by whatever name. */
const outright: readonly ClaimKind[] = ['neutral', 'zero', 'positive', 'net_zero', 'label']
/** What companies are called after; it becomes praise by a share or a seal. */
const trades: readonly ClaimKind[] = ['generic', 'renewable', 'contribution']

const share = /%|\b100\b|percent|prozent/i

/** A name in words: whatever stands between them, and where a capital begins one inside another. */
const readingsOf = (name: string): string[] => {
  const { text } = plainLetters(name)
  return [text, text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')].map((read) =>
    read.replaceAll(/[^\p{L}\p{M}\p{N}%₂]+/gu, ' '),
  )
}

/** One run of words: no comma ends a claim in a name, and no word excuses it. */
const runOf = (text: string): Sentence => ({
  words: readSentences(text)
    .flatMap(({ words }) => words)
    .filter(({ senses }) => !senses.has('noClaim'))
    .map((word) => ({ ...word, part: 0 })),
  isQuestion: false,
})

/**
 * The words by which a name claims something of its bearer, or null. A name is proven by nothing, so it may not state that
 * its bearer is neutral, positive or without emissions, nor how much was offset; "Green Planet" and "Carbon Offset Partners"
 * say what somebody deals in.
 */
export const claimInName = (name: string): string | null => {
  for (const text of readingsOf(name)) {
    const run = runOf(text)
    const isMeasured = share.test(text) || readAmounts(run).length > 0 || has(run.words, 'certified')
    const isOwn = has(run.words, 'we', 'our', 'whole')
    const match = matchPatterns(run).find(
      ({ pattern: { kind } }) => outright.includes(kind) || isMeasured || (isOwn && !trades.includes(kind)),
    )
    if (match)
      return text.slice(
        run.words[Math.min(...match.places)]?.start,
        run.words[Math.max(...match.places)]?.end,
      )
  }
  return null
}
