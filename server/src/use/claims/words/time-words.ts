const monthNames = [
  'january february march april may june july august september october november december',
  'januar februar marz april mai juni juli august september oktober november dezember',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'januari februari maart april mei juni juli augustus september oktober november december',
]

/** The month that a folded name stands for, from 1, in the six languages. */
export const monthOf: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names) => names.split(' ').map((name, index) => [name, index + 1] as const)),
)

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** "We may", "march on", Italian "never": months only beside a number, or with a capital inside the sentence. */
export const doubtfulMonths = setOf('may mai march')
export const lastWords = setOf(
  'last past letzten letztes vergangenen derniere dernier ultimo pasado scorso afgelopen vorig vorige',
)
export const thisWords = setOf('this dieses diesem cette este quest dit deze')
export const yearNouns = setOf('year jahr jahres annee ano anno jaar')
export const monthNouns = setOf('month monat mois mes mese maand')
export const betweenWords = setOf('between zwischen entre tra fra tussen')
export const sinceWords = setOf('since seit depuis desde dal dalla sinds')
export const untilWords = setOf('until till to through bis hasta fino al tot jusqu au')
export const forWords = setOf('for fur pour para per voor')
/** What points back at the sentence before. */
export const pointingWords = setOf(
  'they them these those davon sie elles ils ellas ellos esse queste questi daarvan zij',
)

/** Words that speak of time: read where a time was read from them, and nowhere else. */
export const isTimeWord = (word: string): boolean =>
  monthOf.has(word) || lastWords.has(word) || yearNouns.has(word) || monthNouns.has(word)
