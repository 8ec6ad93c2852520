import { foldWords } from '../words/fold-words.ts'
import { plainOf } from '../words/lookup.ts'
import type { ClaimLanguage } from '../words/plain-words.ts'

/** Words and endings, folded, that one language has and its neighbours do not. */
const habits: Readonly<Record<ClaimLanguage, RegExp>> = {
  en: /^(?:the|and|our|we|is|are|of|with|carbon|credits?|emissions?)$|.ing$/,
  de: /^(?:und|wir|unser.*|ist|sind|ein.*|klima.*)$|zertifikat|.(?:ung|isch|lich)$/,
  fr: /^(?:nous|notre|nos|est|les|des|une|carbone|credits?|emissions?)$|.(?:tion|ons)$/,
  es: /^(?:el|los|las|nuestr.+|somos|una|con|y|carbono|creditos?|emisiones)$|.(?:cion|amos|emos|idad)$/,
  it: /^(?:il|gli|nostr.+|siamo|abbiamo|di|della?|che|per|carbonio|crediti|emissioni|impatto)$|.(?:zione|iamo|ita)$/,
  nl: /^(?:het|een|onze?|wij|zijn|van|met|en|voor|uitstoot|klimaat.*|koolstof.*)$|ij/,
}

/** Letters and marks that are lost when words are folded. */
const letters: Readonly<Record<ClaimLanguage, RegExp | null>> = {
  en: null,
  de: /[äöüß]/giu,
  fr: /[çœêîû]|\b[dlnsc]['’]/giu,
  es: /[ñ¿¡óí]/giu,
  it: /è|dell['’]/giu,
  nl: null,
}

/** No word is longer, and what is would take its time. */
const longest = 40

/** The language most of the small words and endings are of; English where none is. */
export const readLanguage = (text: string): ClaimLanguage => {
  const words = foldWords(text).filter(({ kind, word }) => kind === 'word' && word.length <= longest)
  let best: ClaimLanguage = 'en'
  let most = 0
  for (const [name, plain] of plainOf) {
    const language = name as ClaimLanguage
    const seen = letters[language]
    const habit = words.filter(({ word }) => habits[language].test(word)).length
    const count =
      words.filter(({ word }) => plain.has(word)).length +
      habit +
      (seen ? (text.match(seen)?.length ?? 0) : 0)
    if (count > most) {
      best = language
      most = count
    }
  }
  return best
}
