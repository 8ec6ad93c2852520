import { memo } from '../memo.ts'
import { unitNames, wordsPattern } from '../words/to-pattern.ts'
import type { EnergyUnit } from '../words/words.ts'

/**
 * Finds the unit a text speaks of. `factor` turns the printed figure into tonnes or MWh. A unit divided by something
 * is an intensity and never an absolute figure.
 */
export type Unit = {
  kind: 'mass' | 'energy' | 'intensity' | 'percent' | 'money' | 'other'
  factor: number
  raw: string
  /** MtCO2e: megatonnes or metric tons, to be decided by how large the figures are. */
  ambiguous: boolean
  gas: 'CO2e' | 'CO2' | null
}

const equivalents = wordsPattern('equivalent', 'foreign')
const gasName = new RegExp(wordsPattern('carbonDioxide', 'foreign'), 'gi')
const gasBefore = new RegExp(`(carbon dioxide|CO2)[-– ]?${equivalents}\\.?`, 'gi')
const gasAfter = new RegExp(`${equivalents}\\.?[- ]?(?:(?:de|di|do|d)[' ’])?CO2(?!e)`, 'gi')
/** What a text has that names the gas in another language; most have nothing of it. */
const foreignGas = /[\u00c0-\u024f\u3040-\uffff]|quiv|dioxi|diossi|carbonica|kviva/i

/** One way to write the gas: CO2, or CO2e where all gases are counted in it. */
const tidy = (source: string) => {
  const text = source
    .normalize('NFKC')
    .replaceAll('₂', '2')
    .replaceAll('_', ' ')
    .replace(/co\s?[2₂²]/gi, 'CO2')
    .replace(/CO2\s?[-–]?\s?e(?:q(?:v|uiv(?:alents?)?)?)?\b\.?/gi, 'CO2e')
    .replace(/(carbon dioxide|CO2)[- ]equivalents?\b/gi, 'CO2e')
    .replace(/\b(t?)(?:é|e)q(?:uivalents?)?\.?[- ]?(?:de )?CO2(?!e)/gi, '$1CO2e')
    .replace(/\s+/g, ' ')
  if (!foreignGas.test(text)) return text
  return text.replace(gasName, 'CO2').replace(gasBefore, 'CO2e').replace(gasAfter, 'CO2e')
}

const several = (words: string, signs: string) => `(?:${words}\\.?(?: of)?|${signs})`
const thousandSigns = "1\\s?[,.'’ ]?\\s?000s?|[‘’'`]000s?|\\b000s?|10\\s?\\^\\s?3|\\b103"
const millionSigns = '\\bmn\\b\\.?|(?<![a-z])mm|10\\s?\\^\\s?6|\\b106|\\bmio\\.?'

/** The words a unit is told by: those of English, or those of every language where a text has one of the others. */
type Words = { thousand: string; million: string; billion: string; tonne: string }
const wordsOf = (which: 'english' | 'all'): Words => ({
  thousand: several(wordsPattern('thousand', which), thousandSigns),
  million: several(wordsPattern('million', which), millionSigns),
  billion: several(wordsPattern('billion', which), '\\bbn\\b'),
  tonne: `(?:${wordsPattern('tonne', which)}|tCO2e?|t[-‐– ]?CO2e?|m\\.?t\\.?(?:CO2e?)?\\b|t\\b)`,
})
const english = wordsOf('english')
const every = wordsOf('all')
const anyForeign = new RegExp(
  (['tonne', 'thousand', 'million', 'billion', 'tenThousand'] as const)
    .map((concept) => wordsPattern(concept, 'foreign'))
    .join('|'),
  'i',
)

type Rule = [RegExp, number, { ambiguous?: boolean; kind?: Unit['kind'] }?]

const massRules = ({ thousand, million, billion, tonne }: Words): Rule[] => {
  /** The thousands may follow what they count: tCO2e '000, tonnes (thousands). */
  const after = (many: string) => `${tonne}(?: (?:of )?CO2e?)?,? ?\\(?(?:in |x )?${many}\\)?(?![a-z\\d])`
  const characters = `\\s?-?(?:t|${wordsPattern('tonne', 'characters')})`
  return [
    [new RegExp(`${billion}\\s?${tonne}`, 'i'), 1e9],
    [new RegExp(`${million}\\s?${tonne}`, 'i'), 1e6],
    [new RegExp(after("(?:thousands?|[‘’'`]000s?|1[,.'’ ]?000)"), 'i'), 1e3],
    [new RegExp(after('(?:millions?|mio\\.?|mn)'), 'i'), 1e6],
    [new RegExp(`[亿億억]${characters}`, 'i'), 1e8],
    [new RegExp(`${wordsPattern('tenThousand')}${characters}`, 'i'), 1e4],
    [/\bkt\b|\bkt[-– ]?CO2|\bkton(?:ne)?s?\b|\bkiloton/i, 1e3],
    [new RegExp(`(?:${thousand}|\\bk)\\s?${tonne}|\\bkmt\\b`, 'i'), 1e3],
    [/\bGt\b|\bGtCO2|gigaton(?:ne)?s?/, 1e9],
    [/megaton(?:ne)?s?/i, 1e6],
    [/\bMTCE\b|tonnes? of carbon equivalent|\btC\b/, 44 / 12],
    [/short tons?|\bUS tons?|\bU\.S\. tons?/i, 0.90718474],
    [/long tons?/i, 1.0160469088],
    [/metric ton(?:ne)?s?/i, 1],
    [/\bMt(?:CO2| CO2|-CO2)|\bMt\b|\bmtCO2|\bMTCO2|\bMT CO2|\bMT\b|\bmt\b/, 1, { ambiguous: true }],
    [/\bkg\b|\bkg[-– ]?CO2|kilogram(?:me)?s?|公斤|キログラム|킬로그램/i, 1e-3],
    // LB is the location-based method, not the pound.
    [/\b[Ll]bs?\b|\bLBS\b|\b[Pp]ounds? (?:of )?CO2/, 0.00045359237],
    [
      new RegExp(
        `metric t\\b|tonnes?|\\btCO2|\\bt[-‐– ]CO2|(?:^|[\\s([/,:])t(?:$|[\\s)\\],;:.])|CO2e?\\s?\\(?\\s?t\\b|${tonne.slice(0, tonne.indexOf('|tCO2'))})`,
        'i',
      ),
      1,
    ],
  ]
}
/** What a text must have for any of these rules to hold; most have nothing of it, and need not be asked for each. */
const anyMass =
  /ton|CO2|(?<![a-z])[kgm]{0,2}t(?![a-z])|mtce|(?<![a-z])tc(?![a-z])|kg|kilogram|lbs?\b|pound|[亿億억万萬만公キ킬]/i
/** A word that ends in a t may be taken for tonnes where thousands are spoken of. */
const endsInT = /t\b/i
const anyMany = /\d|thous|mill|bill|mio|mn|mm|bn|(?<![a-z])k/i
const mayBeMass = (text: string) => anyMass.test(text) || (endsInT.test(text) && anyMany.test(text))
const englishMass = massRules(english)
const everyMass = massRules(every)

/** A unit by its sign, or by its names in any language. */
const scaled = (
  { thousand, million, billion }: Words,
  unit: string,
  factor: number,
  bounded = `\\b${unit}`,
): Rule[] => [
  [
    new RegExp(`${bounded},? ?\\(?(?:in |x )?(?:thousands?|[‘’'\`]000s?|1[,.'’ ]?000)\\)?(?![a-z\\d])`, 'i'),
    factor * 1e3,
    { kind: 'energy' },
  ],
  [new RegExp(`${billion}\\s?${unit}`, 'i'), factor * 1e9, { kind: 'energy' }],
  [new RegExp(`${million}\\s?${unit}`, 'i'), factor * 1e6, { kind: 'energy' }],
  [new RegExp(`${wordsPattern('tenThousand')}\\s?${unit}`, 'i'), factor * 1e4, { kind: 'energy' }],
  [new RegExp(`${thousand}\\s?${unit}`, 'i'), factor * 1e3, { kind: 'energy' }],
  [new RegExp(bounded, 'i'), factor, { kind: 'energy' }],
]

const signs: [EnergyUnit, number][] = [
  ['MWh', 1],
  ['GWh', 1e3],
  ['TWh', 1e6],
  ['kWh', 1e-3],
  ['GJ', 1 / 3.6],
  ['TJ', 1000 / 3.6],
  ['PJ', 1e6 / 3.6],
  ['MJ', 1 / 3600],
]

const energyRules = (words: Words): Rule[] => [
  ...signs.flatMap(([unit, factor]) => scaled(words, unit, factor)),
  [/\bMMBTU|\bmmbtu/i, 0.29307107, { kind: 'energy' }],
  ...scaled(words, 'BTUs?', 0.29307107e-6),
  ...scaled(words, 'therms?', 0.0293071),
  ...scaled(words, 'toe', 11.63),
]
const englishEnergy = energyRules(english)
const everyEnergy = energyRules(every)

/** Spelled out, and not told by a sign: asked only where one of the names stands. */
const named: [EnergyUnit, number][] = [...signs, ['toe', 11.63]]
const energyNames = named.flatMap(([unit, factor]) => scaled(every, unitNames(unit), factor, unitNames(unit)))
const anyName = new RegExp(named.map(([unit]) => unitNames(unit)).join('|'), 'i')
/** In Taiwan a kilowatt-hour is a degree; the same character ends many other words. */
const degrees = /[(（]\s?千?度\s?[)）]|^千?度$/

/** What every unit of energy has in its name: most texts name none, and need not be asked for each. */
const anyEnergy = /wh|[gtpm]j|joule|btu|therm|toe/i

const perTime =
  /(?:\/|per|a|pro|je|par|por|al|all)\s?['’]?(?:year|yr|annum|a|annual|jahr|an|année|año|anno|ano|jaar|år)\b|\/\s?[年년]/gi
const divided =
  /(?:CO2e?|tonn\w*|\btons?|tonelad\w+|トン|[吨噸]|톤|\bt|kg|\bg|k?Wh|MWh|GWh|GJ|MJ|TJ|BTU|emissions?)\s?\)?\s?(?:\/|\bper\b|\bpro\b|\bje\b|÷)\s?(?!\()(?:[\w€$£¥'’%(\u00c0-\u024f]|[每百千萬万億亿억십백천만円元원人平單单売営營台名명新])/i

const search = (text: string, rules: Rule[]): Unit | null => {
  for (const [pattern, factor, extra] of rules) {
    const found = pattern.exec(text)
    if (!found) continue
    const gas = /CO2e/.test(text) ? 'CO2e' : /CO2/.test(text) ? 'CO2' : null
    return {
      kind: extra?.kind ?? 'mass',
      factor,
      raw: found[0].trim(),
      ambiguous: extra?.ambiguous ?? false,
      gas,
    }
  }
  return null
}

const read = (source: string, want?: 'mass' | 'energy'): Unit | null => {
  const text = tidy(source).replace(perTime, ' ')
  // "Emissions (kt CO2e) and intensity (kg CO2e/t)" names the unit of both.
  if (want && divided.test(text))
    for (const [, inner = ''] of text.matchAll(/\(([^()]*)\)/g)) {
      const own: Unit | null = divided.test(inner)
        ? null
        : search(inner, want === 'mass' ? everyMass : everyEnergy)
      if (own?.kind === want) return own
    }
  if (divided.test(text) || /(?:CO2e?|tonnes?|Wh|GJ)\s?\)?\s?\/\s*$/i.test(text))
    return { kind: 'intensity', factor: 1, raw: source.trim(), ambiguous: false, gas: null }
  const foreign = anyForeign.test(text)
  const energy =
    (anyEnergy.test(text) ? search(text, foreign ? everyEnergy : englishEnergy) : null) ??
    (anyName.test(text) ? search(text, energyNames) : null) ??
    (degrees.test(text) ? search(text.replace('千度', 'MWh').replace('度', 'kWh'), englishEnergy) : null)
  const mass = foreign ? search(text, everyMass) : mayBeMass(text) ? search(text, englishMass) : null
  if (energy && mass && want) return want === 'energy' ? energy : mass
  if (energy && mass) return text.indexOf(energy.raw) < text.indexOf(mass.raw) && !mass.gas ? energy : mass
  const unit = energy ?? mass
  if (unit) return unit
  if (/%|percent/i.test(text)) return { kind: 'percent', factor: 1, raw: '%', ambiguous: false, gas: null }
  if (
    /(?:^|\s|\()(?:m3|m³|litres?|liters?|gallons?|km|miles|m2|m²|sqm|hectares?|FTE|employees|hours|persons?|people)\b/i.test(
      text,
    )
  )
    return { kind: 'other', factor: 1, raw: source.trim(), ambiguous: false, gas: null }
  if (
    /(?:USD|EUR|CHF|JPY|GBP|US\$|€|£|¥|\$)(?:\s?(?:million|m|bn|billion|thousand))?/.test(text) &&
    text.length < 24
  )
    return { kind: 'money', factor: 1, raw: source.trim(), ambiguous: false, gas: null }
  return null
}

const any = memo((source) => read(source))
const mass = memo((source) => read(source, 'mass'))
const energy = memo((source) => read(source, 'energy'))

/** The unit named in a text, or null. `want` says which is meant where a caption names both. */
export const readUnit = (source: string, want?: 'mass' | 'energy'): Unit | null =>
  want === 'mass' ? mass(source) : want === 'energy' ? energy(source) : any(source)

const told =
  '(?:\\b(?:in|figures in|expressed in|en|em|angaben in|valori in)\\s+|(?:单位|單位|単位|단위)\\s?[:：]\\s?)'
const counted = '(?!\\s?(?:of\\s)?(?:t\\b|tCO2|tonnes|metric|tons|[kMGT]?Wh|GJ|€|eur|usd|chf|[$£¥円元원]))'
const notBeside = `${counted}(?!\\s?${wordsPattern('tonne')})`
const inThousands = new RegExp(
  `${told}(?:${wordsPattern('thousand')}|[‘’']?000s?\\b|1[,.'’]?000\\b)\\.?${notBeside}`,
  'i',
)
const inMillions = new RegExp(`${told}${wordsPattern('million')}\\.?${notBeside}`, 'i')

/** "in thousands" without a unit beside it: it multiplies whatever unit is named elsewhere. */
export const readMultiplier = (text: string): number | null =>
  inThousands.test(text) ? 1e3 : inMillions.test(text) ? 1e6 : null
