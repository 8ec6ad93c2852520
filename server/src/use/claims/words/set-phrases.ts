import { foldWords } from './fold-words.ts'

/**
 * What may stand beside tonnes because it takes nothing for itself: whole phrases, since their words alone ("our own
 * reductions") would claim what no credit proves.
 */
const phrases = [
  'they come on top of our own reductions and do not count toward them',
  'come on top of our own reductions',
  'on top of our own reductions',
  'sie kommen zu unseren eigenen Reduktionen hinzu und werden nicht darauf angerechnet',
  'zusätzlich zu unseren eigenen Reduktionen',
  's’ajoutent à nos propres réductions et n’y comptent pas',
  'elles s’ajoutent à nos propres réductions et n’y comptent pas',
  'se suman a nuestras propias reducciones y no cuentan para ellas',
  'si aggiungono alle nostre riduzioni e non contano per esse',
  'zij komen bovenop onze eigen reducties en tellen daar niet voor mee',
].map((phrase) => foldWords(phrase).map(({ word }) => word))

/** The places of every set phrase among folded words. */
export const placesOfPhrases = (words: readonly { word: string }[]): Set<number> => {
  const places = new Set<number>()
  for (const at of words.keys())
    for (const phrase of phrases)
      if (phrase.every((word, index) => words[at + index]?.word === word))
        for (const index of phrase.keys()) places.add(at + index)
  return places
}

/** Plain words that are not plain beside tonnes: whose, reached, without, or somebody else. Denials may hold them. */
const loaded = new Set(
  'reach reached achieve achieved remaining own come comes top count counts toward towards reduction reductions any scope they it its han hanno ont use used using erreicht erreichen verbleibenden eigenen eigene kommen hinzu reduktionen angerechnet sie atteint restantes propre propres ajoutent reductions comptent compte sans ils elle alcanzado propias propia reducciones suman cuentan sin raggiunto restanti proprie riduzioni aggiungono contano bereikt resterende reducties eigen bovenop tellen mee zij'.split(
    ' ',
  ),
)
/** French "il" is somebody, Italian "il" is an article. */
export const isLoaded = (word: string, next: string | undefined): boolean =>
  loaded.has(word) || (word === 'il' && next === 'a')
