import { memo } from '../memo.ts'
import { countStrangers } from '../words/count-strangers.ts'
import { firstCjkCode } from '../words/fold.ts'
import { guessLanguage } from '../words/guess-language.ts'
import { type Meaning, readWords, type WordsRead } from '../words/read-words.ts'
import { categoriesIn, categoriesSaid, categoryNumber, namesSeveral, statedCategory } from './categories.ts'
import { isoCategoriesIn, scopesOfIso } from './iso-category.ts'
import { normalise, saysScopeOtherwise } from './normalise.ts'
import { type Method, readMethod } from './read-method.ts'
import { scopesIn, withoutNegated } from './read-scopes.ts'

export { normalise } from './normalise.ts'
export type { Method } from './read-method.ts'
export { scopesIn } from './read-scopes.ts'

/** What the words of one label say, before the place it stands in is looked at. */
export type ReadLabel = {
  text: string
  scopes: number[]
  method: Method | null
  bothMethods: boolean
  category: number | null
  severalCategories: boolean
  /** The category of ISO 14064-1, where the text counts by that standard: 1 direct, 2 bought energy, 3 to 6 the rest. */
  isoCategory: number | null
  total: boolean
  /** Before anything is taken off. */
  gross: boolean
  emission: boolean
  direct: 'direct' | 'indirect' | 'other indirect' | null
  energy: boolean
  /** One source of energy among others: electricity, gas. */
  energyPart: boolean
  /** Words that make it another figure: an intensity, a target, a change, an offset. */
  refused: string | null
  /** Every reason of that kind, not only the first. */
  kinds: Kind[]
  /** The year others are measured against. */
  baseline: boolean
  /** A part of a scope, such as its natural gas. */
  component: boolean
  /** Said to be a part of the figure above it: "of which", "davon". */
  partOf: boolean
  /** A part of the company. */
  subset: boolean
  whole: boolean
  /** Says nothing of its own: "Total", "Emissions", "market-based". */
  neutral: boolean
  /** How many words it has, and how many of them no word list explains. */
  words: number
  strangers: number
  /** The language it seems to be written in. */
  language: string | null
}

export type Kind =
  | 'intensity'
  | 'change'
  | 'target'
  | 'offset'
  | 'net'
  | 'financed'
  | 'share'
  | 'other gas'
  | 'biogenic'
  | 'cost'
  | 'count'

const kindMeanings: [Kind, Meaning][] = [
  ['intensity', 'intensity'],
  ['change', 'change'],
  ['target', 'target'],
  ['offset', 'offset'],
  ['net', 'net'],
  ['financed', 'financed'],
  ['share', 'share'],
  ['other gas', 'otherGas'],
  ['biogenic', 'biogenic'],
  ['cost', 'cost'],
  ['count', 'count'],
]

/** One gas is a part; where the label counts them up, it is about all of them. */
const gasNames = /\b(?:co2|ch4|n2o|hfcs?|pfcs?|sf6|nf3)\b/g
const listsGases = (text: string) => new Set(text.match(gasNames) ?? []).size >= 4

const kindsIn = (text: string, said: WordsRead): Kind[] => {
  const kinds = kindMeanings.filter(([, meaning]) => said.has(meaning)).map(([kind]) => kind)
  if (text.includes('(%)') && !kinds.includes('share')) kinds.push('share')
  return listsGases(text) ? kinds.filter((kind) => kind !== 'other gas' && kind !== 'biogenic') : kinds
}

/** The one reason that is told: what is left after credits is filed with them, and biogenic gas with the other gases. */
const refusalOf = (kinds: Kind[]): string | null => {
  const order = kindMeanings.map(([kind]) => kind)
  const [first] = [...kinds].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  return first === 'net' ? 'offset' : first === 'biogenic' ? 'other gas' : (first ?? null)
}

/** What a figure leaves out is not what it is about. */
const without =
  /(?:excluding|excl\.|exclusive of|without|not including|w\/o)(?: (?:any|all|the|direct))?(?: co2)?(?: emissions)?(?: (?:from|of))? (?:biogenic|biomass)[^,;)|]*/g

/** What the market-based method counts are contracts and certificates: with them, it is still what was emitted. */
const certificates =
  /\b(?:after|incl(?:uding|\.)?|with|net of|reflecting|considering|using|based on)(?: (?:the|all|any|purchased?|of|use|our|retired))*(?: renewable)?(?: energy| electricity)?(?: attribute)? ?(?:i-?recs?|recs?|gos?|eacs?|regos?|ppas?|certificates|guarantees of origin)\b/g

/** The words of the British rules for the whole of Scope 1 and Scope 2. */
const wholeScope =
  /(?:the )?combustion of (?:any |the )?fuels?(?:,| and| &) (?:the )?operation of (?:any |the |its )?facilit\w+/g
const listsWhatFollows = /including:|incl\. /

/** Energy that emissions were worked out from is energy. */
const basisOf =
  /(?:used|needed|required) (?:to|for|in) (?:calculat\w+|determin\w+|deriv\w+|the calculation of)(?: of)?(?: the)?(?: above)?[^|;]{0,24}?emissions?(?: above)?/g

/** What a sector standard asks for beside the figure. */
const asked = /,? (?:and )?percentage covered (?:under|by) .*$/

/** One source is a part of its scope; a list of three and more says what the whole is made of. */
const isPart = (words: string, meant: WordsRead, scopes: number[]) => {
  if (!meant.has('component') && !meant.has('partOf') && !listsWhatFollows.test(words)) return false
  const outside = words
    // What stands in brackets explains the scope; what stands outside narrows it.
    .replace(/\((?![^)]*scope)[^)]*\)/g, ' ')
    .replace(wholeScope, ' ')
    .replace(/\s+/g, ' ')
  const said = readWords(outside)
  const partOf = said.has('partOf') || listsWhatFollows.test(outside)
  if (!said.has('component') && !partOf) return false
  const fuels = /\bfuels?\b/.test(outside) ? 1 : 0
  return partOf || scopes.length !== 1 || said.found('component').length + fuels < 3
}

/** "Global (excl. UK)" is what is left of the whole. */
const wholeButFor =
  /\b(?:group|global|worldwide|overall)\b[\s(,–-]{1,3}(?:exc(?:l|luding|ept)?\b|ex\b|outside|other than|without|minus|less|rest of)/g

/** "Scope 3 (business travel)" is that category; "Scope 3 (indirect emissions: business travel)" explains what the whole is made of. */
const outsideBrackets = (text: string) =>
  text.replace(/\(([^()]*)\)/g, (_, inner: string) => {
    const [category, ...more] = categoriesIn(inner)
    const one =
      category !== undefined && more.length === 0 && !/[:;,+/]|incl|e\.g|such as|mainly|other/.test(inner)
    const joined = /&|\band\b/.test(inner) && ![1, 3, 4, 9].includes(category ?? 0)
    return one && !joined ? ` ${inner} ` : ' '
  })

/** "Scope 3 (categories 1-15)" says what the whole is made of; two or three of them would be a part. */
const manyCategories =
  /\(?\bcat(?:egor(?:y|ies)|s?\.?) ?(?:1 ?(?:-|–|to) ?1?\d|\d{1,2}(?:(?:,| and|,? &) ?\d{1,2}){4,})\b\)?/g

const directIn = (said: WordsRead): ReadLabel['direct'] => {
  if (said.has('otherIndirect')) return 'other indirect'
  return said.has('indirect') ? 'indirect' : said.has('direct') ? 'direct' : null
}

/** Whether nothing is left but words a sum may bear. The name of one gas is a part, not the whole. */
const isNeutral = ({ folded, hits }: WordsRead, text: string) => {
  // Nothing of that length is made of such words alone.
  if (folded.length > 160) return false
  const plain = new Uint8Array(folded.length)
  for (const { meaning, from, to } of hits) if (meaning === 'plain') plain.fill(1, from, to)
  let left = 0
  for (let at = 1; at < folded.length; at++) {
    const code = folded.charCodeAt(at)
    // Digits say nothing either; one letter is most often a mark.
    if (!plain[at] && code !== 32 && !(code >= 48 && code <= 57)) left += code >= firstCjkCode ? 2 : 1
  }
  return left <= 1 && !/^(?:co2|carbon dioxide)(?: \(co2\))?$/.test(text)
}

const isEnergy = (text: string, said: WordsRead) =>
  said.has('energy') && !readWords(text.replace(/consumption from.*|\(.*?\)/g, '')).has('energyPart')

export const readLabel = memo((source: string): ReadLabel => {
  const text = normalise(source)
  const said = readWords(text)
  const named = scopesIn(text)
  const { method, both } = readMethod(text, said)
  /** What is left of the text once some of its words are taken out; most often that is all of it. */
  const saying = (left: string) => (left === text ? said : readWords(left))
  const outside = named.includes(3) ? outsideBrackets(text) : text
  const categories = categoriesSaid(outside, saying(outside))
  const iso = isoCategoriesIn(text, said, categories)
  const basis = text.replace(basisOf, ' ')
  const emission = saying(basis).has('emission')
  const scopes = iso.length > 0 && emission ? scopesOfIso(iso) : named
  const number = categoryNumber(text)
  const pair =
    categories.length === 0 && /leased assets/.test(text) && (number === 8 || number === 13)
      ? [number]
      : categories
  const several = namesSeveral(text.replace(manyCategories, ' ')) || pair.length > 1
  const told = withoutNegated(basis).replace(asked, ' ').replace(without, ' ')
  const words = method === 'market' ? told.replace(certificates, ' ') : told
  const meant = saying(words)
  const kinds = kindsIn(words, meant)
  return {
    text,
    scopes,
    method,
    bothMethods: both,
    category: several || iso.length > 0 ? null : (pair[0] ?? statedCategory(text)),
    severalCategories: several,
    isoCategory: iso[0] ?? null,
    total: said.has('total'),
    gross: said.has('gross'),
    emission,
    direct: directIn(meant),
    energy: isEnergy(basis, said),
    energyPart: said.has('energyPart'),
    refused: refusalOf(kinds),
    kinds,
    baseline: said.has('baseline'),
    component: isPart(words, meant, scopes) || iso.some((number) => number > 2 && !scopes.includes(3)),
    partOf: meant.has('partOf'),
    subset: meant.has('subset'),
    whole: saying(text.replace(wholeButFor, ' ')).has('whole'),
    neutral: iso.length === 0 && isNeutral(said, text),
    ...countStrangers(said),
    // The words for a scope were made one; the language is told by the text as it stands.
    language: guessLanguage(saysScopeOtherwise(source) ? readWords(source) : said),
  }
})
