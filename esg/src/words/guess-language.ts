import { languages as known } from './languages.ts'
import type { WordsRead } from './read-words.ts'

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const hangul = /\p{Script=Hangul}/u
const han = /\p{Script=Han}/u

const order = known.map(({ code }) => code)
/** Of two languages that share all words, the one listed first. */
const rank = (language: string | null) => (language === null ? order.length : order.indexOf(language))

/** The language most of a text's words are listed in, or null where none is known. */
export const guessLanguage = ({ folded, hits }: WordsRead): string | null => {
  if (hangul.test(folded)) return 'ko'
  if (kana.test(folded)) return 'ja'
  const ofHan = han.test(folded)
  // Each place of the text speaks once for a language, however many of its entries cover it; they come in order.
  const spoken = new Map<string, { size: number; end: number }>()
  for (const { languages, meaning, from, to } of hits) {
    // Every language says scope.
    if (meaning === 'scope' && languages.includes('en')) continue
    for (const language of languages) {
      if (ofHan !== (language === 'zh' || language === 'ja')) continue
      const own = spoken.get(language)
      if (!own) spoken.set(language, { size: to - from, end: to })
      else if (to > own.end) {
        own.size += to - Math.max(from, own.end)
        own.end = to
      }
    }
  }
  let best: string | null = null
  let most = 0
  for (const [language, { size }] of spoken) {
    if (size < most || (size === most && rank(language) >= rank(best))) continue
    best = language
    most = size
  }
  return best
}
