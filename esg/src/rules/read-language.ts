import { guessLanguage } from '../words/guess-language.ts'
import { readWords } from '../words/read-words.ts'
import { normalise, saysScopeOtherwise } from './normalise.ts'

/** The language a text seems to be written in, without anything else a label would be asked for. */
export const readLanguage = (source: string): string | null =>
  // The words for a scope are made one in a label; the language is told by the text as it stands.
  guessLanguage(readWords(saysScopeOtherwise(source) ? source : normalise(source)))
