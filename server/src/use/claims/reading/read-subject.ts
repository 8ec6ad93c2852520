import type { ClaimKind } from '@ledgerleaf/contract/claims'
import { isPlain } from '../words/lookup.ts'
import { has, type Sentence, type Word } from './sentence.ts'

export type ClaimSubject = 'company' | 'product' | 'unknown'

/** What only a company does, whatever else the sentence names. */
const deeds: readonly ClaimKind[] = ['retired', 'removal', 'contribution']

const isUnknown = ({ kind, senses, word, isMended }: Word) =>
  kind === 'word' && !isMended && senses.size === 0 && !isPlain(word)

const judge = (words: readonly Word[]): ClaimSubject => {
  if (has(words, 'product')) return 'product'
  if (has(words, 'company')) return 'company'
  // "We bake climate neutral biscuits": a thing nobody told us of is a thing that is sold.
  if (has(words, 'we')) return words.some(isUnknown) ? 'product' : 'company'
  return has(words, 'our') ? 'product' : 'unknown'
}

const known = new WeakMap<readonly Word[], Map<number | 'all', ClaimSubject>>()

/** Of a part of the sentence or of all of it; many claims of one sentence ask for the same. */
const judgePart = (words: readonly Word[], part: number | 'all'): ClaimSubject => {
  const parts = known.get(words) ?? new Map<number | 'all', ClaimSubject>()
  known.set(words, parts)
  const subject =
    parts.get(part) ?? judge(part === 'all' ? words : words.filter((word) => word.part === part))
  parts.set(part, subject)
  return subject
}

/** Whom the claim speaks of: read from its own part of the sentence, then from all of it. */
export const readSubject = (kind: ClaimKind, { words }: Sentence, part: number): ClaimSubject => {
  if (deeds.includes(kind) && has(words, 'we', 'company')) return 'company'
  const near = judgePart(words, part)
  if (near === 'product') return near
  return near === 'unknown' ? judgePart(words, 'all') : near
}
