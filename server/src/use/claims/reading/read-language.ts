import { foldWords } from '../words/fold-words.ts'
import { plainOf } from '../words/lookup.ts'
import type { ClaimLanguage } from '../words/plain-words.ts'

/** Letters and endings that one language has and its neighbours do not. */
const habits: Readonly<Record<ClaimLanguage, RegExp>> = {
  en: /\b(?:the|and|our|we|is|are|of|with|carbon|credits?|emissions?)\b|\w+ing\b/giu,
  de: /[äöüß]|\b(?:und|wir|unser\w*|ist|sind|ein\w*|klima\w*|\w*zertifikat\w*)\b|\w+(?:ung|isch|lich)\b/giu,
  fr: /[çœêîû]|\b(?:nous|notre|nos|est|les|des|une|carbone|crédits?|émissions?)\b|\w+(?:tion|ons)\b|[dlnsc]['’]/giu,
  es: /[ñ¿¡óí]|\b(?:el|los|las|nuestr\w+|somos|una|con|y|carbono|créditos?|emisiones)\b|\w+(?:ción|amos|emos|idad)\b/giu,
  it: /\b(?:il|gli|nostr\w+|siamo|abbiamo|è|di|della?|che|per|carbonio|crediti|emissioni|impatto)\b|\w+(?:zione|iamo|ità)\b|dell['’]/giu,
  nl: /\b(?:het|een|onze?|wij|zijn|van|met|en|voor|uitstoot|klimaat\w*|koolstof\w*)\b|\w*ij\w*/giu,
}

/** The language most of the small words and endings are of; English where none is. */
export const readLanguage = (text: string): ClaimLanguage => {
  const words = foldWords(text).filter(({ kind }) => kind === 'word')
  let best: ClaimLanguage = 'en'
  let most = 0
  for (const [name, plain] of plainOf) {
    const language = name as ClaimLanguage
    const habit = text.match(habits[language])?.length ?? 0
    const count = words.filter(({ word }) => plain.has(word)).length + habit
    if (count > most) {
      best = language
      most = count
    }
  }
  return best
}
