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

/** Whom the claim speaks of: read from its own part of the sentence, then from all of it. */
export const readSubject = (kind: ClaimKind, { words }: Sentence, part: number): ClaimSubject => {
  if (deeds.includes(kind) && has(words, 'we', 'company')) return 'company'
  const near = judge(words.filter((word) => word.part === part))
  if (near === 'product') return near
  const all = judge(words)
  return near === 'unknown' ? all : near
}
