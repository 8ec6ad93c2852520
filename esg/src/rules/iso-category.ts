import type { WordsRead } from '../words/read-words.ts'
import { wordsPattern } from '../words/to-pattern.ts'

const digits: Record<string, number> = { 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6 }
const digit = '[1-6一二三四五六](?![\\d.])'
const numbered = new RegExp(
  `${wordsPattern('isoCategory')}\\s?(${digit}(?:\\s?(?:[+、,&/~–-]|至|到|及|與|与|和|to|and)\\s?(?:${wordsPattern('isoCategory')}\\s?)?${digit})*)`,
  'u',
)
const byCharacters = new RegExp(wordsPattern('isoCategory', 'characters'), 'u')

/** "3~6" and "三至六" are all between; "1、2" are two. */
const listed = (list: string): number[] => {
  const found: number[] = []
  let range = false
  for (const character of list) {
    const number = digits[character] ?? Number(character)
    if (/[~–至到-]/.test(character) || list.includes('to')) range = true
    if (!(number >= 1 && number <= 6)) continue
    const from = range ? (found.at(-1) ?? number) + 1 : number
    for (let n = from; n <= number; n++) found.push(n)
    range = false
  }
  return found
}

/** What must be said beside a number for it to be one of ISO's: in most languages "category 1" is one of Scope 3. */
const fits = (number: number, said: WordsRead) =>
  number === 1
    ? said.has('direct') && !said.has('indirect')
    : said.has('indirect') || said.has('energyIndirect')

/**
 * The categories of ISO 14064-1 a normalised text names: 1 is Scope 1, 2 is Scope 2, 3 to 6 are parts of Scope 3. Chinese
 * reports head their tables with the bare numbers; a name of a Scope 3 category beside its number is one of those.
 */
export const isoCategoriesIn = (text: string, said: WordsRead, categories: number[]): number[] => {
  if (!said.has('isoCategory') || /scope \d/.test(text)) return []
  const found = numbered.exec(text)
  if (!found?.[1]) return []
  const numbers = listed(found[1])
  if (categories.some((category) => numbers.includes(category))) return []
  return byCharacters.test(found[0]) || numbers.every((number) => fits(number, said)) ? numbers : []
}

/** The scopes they make up; one of the categories of Scope 3 alone is none. */
export const scopesOfIso = (numbers: number[]): number[] => {
  const scopes = numbers.filter((number) => number <= 2)
  return [3, 4, 5, 6].every((number) => numbers.includes(number)) ? [...scopes, 3] : scopes
}
