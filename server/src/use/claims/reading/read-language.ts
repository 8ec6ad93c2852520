import { foldWords } from '../words/fold-words.ts'
import { plainOf } from '../words/lookup.ts'
import type { ClaimLanguage } from '../words/plain-words.ts'

/** The language most of the small words are of; English where none is. */
export const readLanguage = (text: string): ClaimLanguage => {
  const words = foldWords(text).filter(({ kind }) => kind === 'word')
  let best: ClaimLanguage = 'en'
  let most = 0
  for (const [language, plain] of plainOf) {
    const count = words.filter(({ word }) => plain.has(word)).length
    if (count > most) {
      best = language as ClaimLanguage
      most = count
    }
  }
  return best
}
