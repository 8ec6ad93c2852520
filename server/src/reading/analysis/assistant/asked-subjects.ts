import type { Metric } from '@ledgerleaf/contract/metrics'
import { nameOf } from './known.ts'
import { emissionWords, totalWords } from './question-words.ts'

/** What a question is about: one figure, a scope whose method was not said, the whole, or every category. */
export type QuestionSubject =
  | { of: 'metric'; metric: Metric }
  | { of: 'scope2' }
  | { of: 'total' }
  | { of: 'categories' }

const scope = '(?:scopes?|alcances?|ambit[oi]s?|escopos?)'
const number = '(?:[123]|one|two|three|i{1,3})'
const listed = new RegExp(
  `\\b${scope}[\\s-]*(${number}(?:\\s*(?:,|&|\\+|-|–|/|and|to|through|plus|vs\\.?|und|bis|et|y|e|a)\\s*(?:and )?(?:${scope}\\s*)?${number}\\b)*)`,
  'g',
)
const ordinal: Record<string, number> = { one: 1, i: 1, two: 2, ii: 2, three: 3, iii: 3 }

const askedScopes = (question: string): number[] => {
  const scopes = new Set<number>()
  for (const [, list = ''] of question.matchAll(listed)) {
    const tokens = list.match(new RegExp(`\\b${number}\\b`, 'g')) ?? []
    const said = tokens.map((token) => ordinal[token] ?? Number(token))
    const [first = 0, last = 0] = said
    const isRange = said.length === 2 && /(?:-|–|\bto\b|through|bis|\ba\b)/.test(list)
    if (isRange) for (let one = first; one <= last; one += 1) scopes.add(one)
    for (const one of said) scopes.add(one)
  }
  if (/\b(?:all|three|alle|drei) (?:three |drei )?scopes?\b/.test(question))
    for (const one of [1, 2, 3]) scopes.add(one)
  if (
    /(?<!in)\b(?:direct|direkte|directes?|directas|dirette|diretas)\b/.test(question) &&
    emissionWords.test(question)
  )
    scopes.add(1)
  if (/\bvalue chain emissions\b/.test(question)) scopes.add(3)
  else if (/\bindirect emissions\b|\bpurchased electricity\b/.test(question)) scopes.add(2)
  return [...scopes].sort()
}

// Names as questions give them, folded; by their number in the GHG Protocol.
const categoryNames: Record<number, RegExp> = {
  1: /purchased goods|goods and services|eingekaufte|achats? de biens|biens et services|bienes y servicios|beni e servizi|bens e servicos/,
  2: /capital goods|kapitalguter|anlageguter|biens d'equipement|bienes de capital|beni strumentali|bens de capital/,
  3: /fuel[- ]*(?:and|&)[- ]*energy|well[- ]to[- ]tank|brennstoff\w*[- ]und energie/,
  4: /upstream (?:transport|distribution|logistics|freight)|vorgelagert\w* transport|transport\w* (?:en )?amont|transporte aguas arriba|trasporto a monte/,
  5: /\bwaste\b|\babfall\w*|dechets|residuos|rifiuti/,
  6: /business (?:travel|trips?|flights?)|geschaftsreisen|dienstreisen|voyages? d'affaires|deplacements professionnels|viajes de (?:negocios|trabajo|empresa)|viaggi (?:di lavoro|d'affari)|viagens (?:a|de) (?:negocios|trabalho)/,
  7: /commut\w*|pendeln|pendler\w*|arbeitsweg|domicile[- ]travail|desplazamientos?|pendolarismo|casa[- ]lavoro|deslocamento/,
  8: /upstream leased/,
  9: /downstream (?:transport|distribution|logistics|freight)|nachgelagert\w* transport|transport\w* (?:en )?aval|trasporto a valle/,
  10: /processing of sold|verarbeitung verkauft/,
  11: /use of (?:the )?sold|use of (?:our )?products|nutzung (?:der )?verkauft|utilisation des produits|uso de (?:los )?productos|uso dei prodotti|uso dos produtos/,
  12: /end[- ]of[- ]life|fin de vie|fin de vida|fine vita|fim de vida|lebensende/,
  13: /downstream leased/,
  14: /\bfranchis\w*/,
  15: /financed emissions|\binvestments?\b|investitionen|investissements|inversiones|investimenti|investimentos/,
}
// One word that also has another life counts only beside a word of emissions.
const ambiguous = new Set([5, 7, 14, 15])

const askedCategories = (question: string): Metric[] => {
  const numbered = [
    ...question.matchAll(/\b(?:cat(?:egory|\.)?|kategorie|categorie|categoria)\s*(\d{1,2})\b/g),
  ].map(([, digits]) => Number(digits))
  const isOfEmissions = emissionWords.test(question) || /\bscopes?\b|categor|share|anteil|%/.test(question)
  return Object.entries(categoryNames)
    .map(([digits, name]) => ({ category: Number(digits), name }))
    .filter(
      ({ category, name }) =>
        numbered.includes(category) || (name.test(question) && (!ambiguous.has(category) || isOfEmissions)),
    )
    .map(({ category }) => `scope3_cat${category}` as Metric)
}

const askedMethods = (question: string): Metric[] => {
  const methods: Metric[] = []
  if (/\bmarket|marktbasiert|\bmarche\b|\bmercado\b|\bmercato\b/.test(question)) methods.push('scope2_market')
  if (/\blocation|standortbasiert|localisation|ubicacion|localizacion|localiza|posizione/.test(question))
    methods.push('scope2_location')
  return methods
}

const energy =
  /\b(?:energy|electricity|energie\w*|strom|energia) ?(?:use|used|usage|consum\w*|demand|verbrauch)?\b.*\b(?:use|used|usage|consum\w*|demand|much|verbrauch\w*|mwh|consommation|total\w*)\b|\benergieverbrauch|\bmwh\b|\bhow much energy\b|\b(?:consommation|consumo|consumi)\b.*\benerg/

const metric = (one: Metric): QuestionSubject => ({ of: 'metric', metric: one })

/** What a folded question is about, in the order of the scopes; nothing where it is about something else. */
export const askedSubjects = (question: string): QuestionSubject[] => {
  const categories = askedCategories(question)
  const scopes = askedScopes(question)
  const methods = askedMethods(question)
  const second: QuestionSubject[] = methods.length > 0 ? methods.map(metric) : [{ of: 'scope2' }]
  const subjects: QuestionSubject[] = categories.map(metric)
  if (scopes.includes(1)) subjects.push(metric('scope1'))
  if (scopes.includes(2) || (methods.length > 0 && scopes.length === 0 && !totalWords.test(question)))
    subjects.push(...second)
  if (scopes.includes(3)) subjects.push(metric('scope3_total'))
  if (energy.test(question)) subjects.push(metric('energy_total_mwh'))
  if (
    categories.length === 0 &&
    /\bcategor(?:y|ies)\b|\bkategorien?\b|\bcategories?\b|\bcategorias?\b|\bcategorie\b/.test(question)
  )
    subjects.push({ of: 'categories' })
  if (
    totalWords.test(question) &&
    emissionWords.test(question) &&
    (categories.length > 0 || subjects.length === 0)
  )
    subjects.push({ of: 'total' })
  return subjects
}

export const subjectName = (subject: QuestionSubject): string =>
  subject.of === 'metric'
    ? nameOf(subject)
    : { scope2: 'Scope 2', total: 'Total emissions', categories: 'Scope 3 categories' }[subject.of]
