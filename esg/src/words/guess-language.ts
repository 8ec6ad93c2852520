import type { WordsRead } from './read-words.ts'

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const hangul = /\p{Script=Hangul}/u
const han = /\p{Script=Han}/u

/** The language most of a text's words are listed in, or null where none is known. */
export const guessLanguage = ({ folded, hits }: WordsRead): string | null => {
  if (hangul.test(folded)) return 'ko'
  if (kana.test(folded)) return 'ja'
  const ofHan = han.test(folded)
  const votes = new Map<string, number>()
  for (const { languages, from, to } of hits)
    for (const language of languages)
      votes.set(language, (votes.get(language) ?? 0) + (to - from) / languages.length)
  let best: string | null = null
  for (const [language, vote] of votes) {
    if (ofHan !== (language === 'zh' || language === 'ja')) continue
    if (best === null || vote > (votes.get(best) ?? 0) + 1e-9) best = language
  }
  return best
}
