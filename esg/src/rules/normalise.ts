import { wordsPattern } from '../words/to-pattern.ts'

const ordinals: Record<string, number> = {
  one: 1,
  i: 1,
  一: 1,
  two: 2,
  ii: 2,
  二: 2,
  three: 3,
  iii: 3,
  三: 3,
}

/** The words other languages have for a scope; "alcance 1" is one, "alcance" alone the reach of anything. */
const alphabetic = new RegExp(
  `(?!scope)${wordsPattern('scope', 'alphabet')}(?=\\s?[123]|\\si{1,3}(?![a-z]))`,
  'gu',
)
const characters = new RegExp(wordsPattern('scope', 'characters'), 'g')
const cjkList = /(?<=scope (?:[123]|[123][^a-z]*scope ?)\s?[、・及和與与~+&])\s?([一二三])/g
const ascii = /^[\x20-\x7e]*$/

/** What only texts beyond ASCII may have. Most have nothing of it, and need not be asked. */
const tidyBeyond = (source: string) =>
  source
    .normalize('NFKC')
    .toLowerCase()
    .replace(/co\s?[₂²2]/g, 'co2')
    .replace(characters, 'scope ')
    .replace(alphabetic, 'scope ')
    .replace(/[’‘`´]/g, "'")
    .replace(/[‐‑‒]/g, '-')

const tidyAscii = (source: string) =>
  source.toLowerCase().replace(/co\s2/g, 'co2').replace(alphabetic, 'scope ').replaceAll('`', "'")

/** Small letters, one way to write CO2 and a scope's number, plain quotes and hyphens. */
export const normalise = (source: string) => {
  const tidy = (ascii.test(source) ? tidyAscii(source) : tidyBeyond(source))
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .replace(/\b(scopes?)(?=[123](?!\d))/g, '$1 ')
    .replace(/^s([123])(?=$| ?[-–:(]? ?(?:lb|mb|emissions?|ghg|total|location|market|t ?co2)\b)/, 'scope $1')
    .replace(
      /\bscope[ -](one|two|three|iii|ii|i|一|二|三)(?![a-z])/g,
      (_, word: string) => `scope ${ordinals[word]}`,
    )
    .trim()
  return ascii.test(tidy) ? tidy : tidy.replace(cjkList, (_, word: string) => String(ordinals[word]))
}

const otherwise = new RegExp(wordsPattern('scope', 'foreign'), 'i')

/** Whether a text has a word for a scope that is not the English one. */
export const saysScopeOtherwise = (source: string) => otherwise.test(source)
