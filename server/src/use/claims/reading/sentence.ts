import { foldWords, isMonth, type Token } from '../words/fold-words.ts'
import { isPlain, mendedSensesOf, type Sense, sensesOf } from '../words/lookup.ts'

export type Word = Token & {
  senses: ReadonlySet<Sense>
  /** Misspelt, and read as what it was meant to be. */
  isMended: boolean
  /** Which part of the sentence, cut at commas, colons and words like "but". */
  part: number
}

export type Sentence = { words: readonly Word[]; isQuestion: boolean }

const none: ReadonlySet<Sense> = new Set()

const wordOf = (token: Token, part: number): Word => {
  if (token.kind !== 'word') return { ...token, senses: none, isMended: false, part }
  const senses = sensesOf(token.word)
  if (senses.size > 0 || isPlain(token.word)) return { ...token, senses, isMended: false, part }
  const mended = mendedSensesOf(token.word)
  return { ...token, senses: mended, isMended: mended.size > 0, part }
}

/** A full stop, but not the one in "1. Januar". */
const endsSentence = (tokens: readonly Token[], at: number) => {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (token?.kind !== 'mark' || !/[.!?\n]/.test(token.word)) return false
  return !(before?.kind === 'number' && before.word.length <= 2 && after && isMonth(after.word))
}

/** The text as sentences of words. What a question asks is asserted when the next sentence answers yes. */
export const readSentences = (text: string): Sentence[] => {
  const sentences: { words: Word[]; isQuestion: boolean }[] = []
  let words: Word[] = []
  let part = 0
  const close = (isQuestion: boolean) => {
    if (words.length > 0) sentences.push({ words, isQuestion })
    words = []
    part = 0
  }
  const tokens = foldWords(text)
  for (const [at, token] of tokens.entries()) {
    if (endsSentence(tokens, at)) close(token.word === '?')
    else if (token.kind === 'mark') part += /[,;:–—()]/.test(token.word) ? 1 : 0
    else {
      const word = wordOf(token, part)
      if (word.senses.has('but')) part += 1
      words.push({ ...word, part })
    }
  }
  close(false)
  return sentences.map((sentence, index) => ({
    words: sentence.words,
    isQuestion: sentence.isQuestion && !sentences[index + 1]?.words[0]?.senses.has('yes'),
  }))
}

const unions = new WeakMap<readonly Word[], ReadonlySet<Sense>>()

/** Every sense that some of these words has; sentences are asked for it many times. */
const sensesIn = (words: readonly Word[]): ReadonlySet<Sense> => {
  const union = unions.get(words) ?? new Set(words.flatMap((word) => [...word.senses]))
  unions.set(words, union)
  return union
}

export const has = (words: readonly Word[], ...senses: Sense[]): boolean => {
  if (words.length > 8) return senses.some((sense) => sensesIn(words).has(sense))
  return words.some((word) => senses.some((sense) => word.senses.has(sense)))
}
