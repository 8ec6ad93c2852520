import { firstCjkCode, fold, simplify } from './fold.ts'

/** What may stand before the first word of an entry. */
const marks = ['-', '^', '*']

/** Most entries: plain letters, which have one spelling. */
const simple = /^[a-z0-9 *|.]+$/
const hangul = /\p{Script=Hangul}/u

type Piece = { text: string; reach: 'word' | 'near' }

/** Words as they are looked for: `first` at a place, then each of `rest` after the end of the word or within reach. */
export type Pattern = {
  /** The same for all entries that find the same. */
  key: string
  first: string
  rest: Piece[]
  /** Whether it may begin within a word. */
  within: boolean
  atStart: boolean
  /** Where these words stand, the concept is not meant. */
  not: boolean
}

/** German umlauts are also written with an e, and Korean words together or apart; both are looked for. */
const spellings = (entry: string): string[] => {
  if (simple.test(entry)) return [entry]
  if (/[äöü]/.test(entry)) return [entry, entry.replace(/[äöü]/g, (letter) => `${letter}e`)]
  const joined = entry.replace(/(?<=\p{Script=Hangul}) (?=\p{Script=Hangul})/gu, '')
  return joined === entry ? [entry] : [entry, joined]
}

/** Every way to choose one of the alternatives `a|b` of each word. */
const choices = (words: string[]): string[][] =>
  !words.some((word) => word.includes('|'))
    ? [words]
    : words.reduce<string[][]>(
        (made, word) => made.flatMap((before) => word.split('|').map((choice) => [...before, choice])),
        [[]],
      )

const endsInCjk = (text: string) => text.charCodeAt(text.length - 1) >= firstCjkCode
const beginsInCjk = (text: string) => text.charCodeAt(0) >= firstCjkCode

/** The pieces between wildcards and gaps. A space says that a word begins or ends there. */
const cut = (words: string[]): Piece[] => {
  const pieces: Piece[] = []
  let piece: Piece = { text: '', reach: 'word' }
  const close = (reach: Piece['reach']) => {
    if (piece.text !== '') pieces.push(piece)
    piece = { text: '', reach }
  }
  for (const word of words) {
    if (word === '..') {
      close('near')
      continue
    }
    const folded = fold(word.replace(/[*$]/g, ''))
    if (piece.text === '' && pieces.length > 0 && !beginsInCjk(folded)) piece.text = ' '
    if (endsInCjk(piece.text) && (!beginsInCjk(folded) || hangul.test(folded))) piece.text += ' '
    piece.text += folded
    if (word.endsWith('*')) close('word')
    else if (word.endsWith('$') || !endsInCjk(folded)) piece.text += ' '
  }
  close('word')
  return pieces
}

/** One entry of a word list as the patterns it stands for. */
export const compileEntry = (entry: string): Pattern[] => {
  const not = entry.startsWith('-')
  const bare = not ? entry.slice(1) : entry
  const atStart = bare.startsWith('^')
  return spellings(atStart ? bare.slice(1) : bare)
    .flatMap((spelled) => choices(spelled.trim().split(/\s+/)))
    .flatMap((words) => {
      const [first, ...rest] = cut(words)
      if (!first) return []
      const within = words[0]?.startsWith('*') === true || beginsInCjk(first.text)
      const key = `${not}${atStart}${within}${first.text}${rest.map(({ text, reach }) => reach + text).join('')}`
      return [{ key, first: first.text, rest, within, atStart, not }]
    })
}

const plainBeginning = /^[a-z0-9]{1,2}$|^[a-z0-9]{3}/

/** What the patterns of an entry begin with, told without making them: there are thousands, and a text asks for few. */
export const beginningsOf = (entry: string): string[] => {
  let at = 0
  while (marks.includes(entry.charAt(at))) at += 1
  const space = entry.indexOf(' ', at)
  const word = space === -1 ? entry.slice(at) : entry.slice(at, space)
  // Only what it begins with counts, so that a few letters are enough.
  const beginning = (choice: string) => {
    if (beginsInCjk(choice)) return [simplify(choice.charAt(0))]
    if (plainBeginning.test(choice)) return [choice.length < 3 ? `${choice} ` : choice.slice(0, 3)]
    return spellings(choice.slice(0, 4)).map((spelled) => `${fold(spelled.replace(/[*$]/g, ''))} `)
  }
  return word.includes('|') ? [...new Set(word.split('|').flatMap(beginning))] : beginning(word)
}
