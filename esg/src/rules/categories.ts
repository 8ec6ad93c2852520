import { readWords, type WordsRead } from '../words/read-words.ts'

const numbers = Array.from({ length: 15 }, (_, at) => at + 1)
const meanings = numbers.map((category) => [category, `category${category}`] as const)

/** "Travel" alone is the one of business; with other words beside it, it may be any. */
const travelAlone = /^(?:\W|\d|cat\w*\.?)*(?:staff |employee )?travel$/

export const categoriesSaid = (label: string, said: WordsRead): number[] =>
  meanings
    .filter(([category, name]) => said.has(name) || (category === 6 && travelAlone.test(label)))
    .map(([category]) => category)

/** Every category a label names; more than one means a figure that cannot be told apart. */
export const categoriesIn = (label: string): number[] => categoriesSaid(label, readWords(label))

const numbered = /(?:\bcat(?:egory|\.)?|カテゴリー?|\bpart|카테고리|유형)\s*\.?\s*(\d{1,2})(?!\d)/
const leading = /^\(?(\d{1,2})\)?\s?[.:)–-]\s*[a-z]/

/** A number that is called a category counts where the name says nothing to us. */
export const statedCategory = (label: string): number | null => {
  const found = /(?:\bcat(?:egory|\.)|カテゴリー?|카테고리)\s*(\d{1,2})(?!\d)/.exec(label)
  const number = found ? Number(found[1]) : Number.NaN
  return number >= 1 && number <= 15 ? number : null
}

/** The printed number of a category, for names that stand for two, such as leased assets. */
export const categoryNumber = (label: string): number | null => {
  const found = numbered.exec(label) ?? leading.exec(label)
  const number = found ? Number(found[1]) : Number.NaN
  return number >= 1 && number <= 15 ? number : null
}

/** "Categories 1 and 2", "1&2:", "Cat. 4 - 9": one figure for several. */
export const namesSeveral = (label: string) =>
  (/transport|distribution|logistic|leased/.test(label) &&
    /up-?stream (?:and|&|\+|\/) ?down-?stream/.test(label)) ||
  /categor(?:y|ies)\s*\d{1,2}\s*(?:,|&|and|\+|-|–|to)\s*\d{1,2}|^\d{1,2}\s*(?:&|\+|and)\s*\d{1,2}\b|cat\.?\s*\d{1,2}\s*(?:,|&|and|\+|-|–)\s*\d{1,2}/.test(
    label,
  )
