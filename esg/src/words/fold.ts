import { simplified } from './chinese-script.ts'

const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々'
/** Below it stand the alphabets, from it on the characters of Chinese, Japanese and Korean. */
export const firstCjkCode = 0x2e80
export const isCjk = new RegExp(`[${cjk}]`, 'u')

const apart: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ı: 'i' }
const marked = /[\u00c0-\u024f\u1e00-\u1eff]/g
const unmark = (letter: string) => apart[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')

/** Korean has words; the characters of Japanese and Chinese are often set apart for the look of it. */
const wordless = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々'
const spacedCjk = new RegExp(`(?<=[${wordless}]) +(?=[${wordless}])`, 'gu')
const intoCjk = new RegExp(`(?<=[^ ${cjk}])(?=[${cjk}])`, 'gu')
const outOfCjk = new RegExp(`(?<=[${cjk}])(?=[^ ${cjk}])`, 'gu')
const han = /[\u4e00-\u9fff]/g
export const simplify = (character: string) => simplified.get(character) ?? character
const characters = /^[\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff\uac00-\ud7a3]+$/
const simple = /^[a-z0-9]+(?: [a-z0-9]+)*$/
const ascii = /^[\x20-\x7e]*$/

/**
 * Text and words in the one spelling they are compared in: small letters without accents, one space between words,
 * none between the characters of scripts that have no words, Chinese in its simplified script.
 */
export const fold = (text: string): string => {
  if (simple.test(text)) return text
  if (characters.test(text)) return text.replace(han, simplify)
  if (ascii.test(text)) return words(text.toLowerCase())
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(marked, unmark)
    .replace(/co\s?₂/g, 'co2')
  if (!isCjk.test(plain)) return words(plain)
  return words(
    plain.replace(spacedCjk, '').replace(han, simplify).replace(intoCjk, ' ').replace(outOfCjk, ' '),
  )
}

const words = (text: string) =>
  text
    .replaceAll('&', ' and ')
    .replaceAll('%', ' % ')
    .replace(/[^\p{L}\p{N}%€$£]+/gu, ' ')
    .trim()
