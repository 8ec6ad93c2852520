import { isCjk } from './fold.ts'
import type { WordsRead } from './read-words.ts'

const hasLetter = /\p{L}/u

/** How many words a text has, and how many of them no list explains. Two characters count as a word in scripts without spaces. */
export const countStrangers = ({ folded, hits }: WordsRead): { words: number; strangers: number } => {
  const known = new Uint8Array(folded.length)
  for (const { from, to } of hits) known.fill(1, from, to)
  let words = 0
  let strangers = 0
  let characters = 0
  let unknown = 0
  for (let at = 1; at < folded.length; ) {
    const end = folded.indexOf(' ', at)
    const word = folded.slice(at, end)
    if (isCjk.test(word))
      for (let place = at; place < end; place++) {
        characters += 1
        unknown += known[place] ? 0 : 1
      }
    else if (word.length > 1 && hasLetter.test(word)) {
      words += 1
      // What begins with a known word is one of its forms.
      if (!known[at] && !known[end - 1]) strangers += 1
    }
    at = end + 1
  }
  return { words: words + Math.ceil(characters / 2), strangers: strangers + Math.floor(unknown / 2) }
}
