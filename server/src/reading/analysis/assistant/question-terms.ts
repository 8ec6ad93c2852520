import { fold } from './question-words.ts'

// Words that a question is made of, and that say nothing about what it asks.
const emptyWords = new Set(
  `a about all am an and any are as at be been by can company could did do does document ever figure figures find for from
  get give given had has have how i if in into is it its kind know less many may me more most much my no not number of on
  or our out over page please report reported reporting reports say says see shall should show so tell than that the their
  them there these they this those to up us use was we were what when where which who whom whose why will with would you your`
    .split(/\s+/)
    .filter(Boolean),
)

/** Near enough to how the database folds words, so that both mean the same by "emission" and "emissions". */
export const stem = (word: string): string =>
  word.length <= 3 ? word : word.replace(/(?:ies|ing|ed|es|e|s|y)$/, '').replace(/(.)\1$/, '$1')

export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** What a question asks about. */
export const termsOf = (question: string): string[] => [
  ...new Set(wordsOf(question).filter((word) => !emptyWords.has(word))),
]
