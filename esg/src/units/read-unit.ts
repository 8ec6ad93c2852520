import { memo } from '../memo.ts'

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

const tidy = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll('₂', '2')
    .replaceAll('_', ' ')
    .replace(/二氧化碳/g, 'CO2')
    .replace(/CO2[当當]量/g, 'CO2e')
    .replace(/co\s?[2₂²]/gi, 'CO2')
    .replace(/CO2\s?[-–]?\s?e(?:q(?:v|uiv(?:alents?)?)?)?\b\.?/gi, 'CO2e')
    .replace(/(carbon dioxide|CO2)[- ]equivalent(?:e?s|e)?/gi, 'CO2e')
    .replace(/CO2[- ]?(?:ä|ae)q(?:u?iv(?:alente?n?)?)?\b\.?/gi, 'CO2e')
    .replace(/(?:(?:é|e)q(?:uivalents?)?\.?[- ]?(?:de )?)CO2(?!e)/gi, 'CO2e')
    .replace(/\s+/g, ' ')

const thousand =
  "(?:thousands?(?: of)?|1\\s?[,.'’ ]?\\s?000s?|[‘’'`]000s?|\\b000s?|10\\s?\\^\\s?3|\\b103|千|천|tsd\\.?|k)"
const million = '(?:millions?(?: of)?|mio\\.?|mn\\.?|mill\\.?|10\\s?\\^\\s?6|\\b106|百万|백만|mm)'
const tonne = `(?:metric tonnes?|metric tons?|tonnes?|tons?|tonnen|tonnellate|toneladas|tCO2e?|t[-‐– ]?CO2e?|m\\.?t\\.?(?:CO2e?)?\\b|t\\b|톤|トン|公?[吨噸])`

/** The thousands may follow what they count: tCO2e '000, tonnes (thousands). */
const after = (many: string) => `${tonne}(?: (?:of )?CO2e?)?,? ?\\(?(?:in |x )?${many}\\)?(?![a-z\\d])`

type Rule = [RegExp, number, { ambiguous?: boolean; kind?: Unit['kind'] }?]

const massRules: Rule[] = [
  [new RegExp(`${million}\\s?${tonne}`, 'i'), 1e6],
  [new RegExp(after("(?:thousands?|[‘’'`]000s?|1[,.'’ ]?000)"), 'i'), 1e3],
  [new RegExp(after('(?:millions?|mio\\.?|mn)'), 'i'), 1e6],
  [new RegExp(`\\bbillions?(?: of)? ${tonne}`, 'i'), 1e9],
  [/(?:万|萬|만)\s?-?(?:t|トン|톤|公?[吨噸])/i, 1e4],
  [/\bkt\b|\bkt[-– ]?CO2|\bktons?\b|\bkilotonnes?|\bkilotons?|\bkmt\b|\bk tonnes?/i, 1e3],
  [new RegExp(`${thousand}\\s?${tonne}`, 'i'), 1e3],
  [/\bGt\b|\bGtCO2|gigatonnes?/, 1e9],
  [/megatonnes?|megatons?/i, 1e6],
  [/\bMTCE\b|tonnes? of carbon equivalent|\btC\b/, 44 / 12],
  [/short tons?|\bUS tons?|\bU\.S\. tons?/i, 0.90718474],
  [/long tons?/i, 1.0160469088],
  [/metric tonn?e?s?/i, 1],
  [/\bMt(?:CO2| CO2|-CO2)|\bMt\b|\bmtCO2|\bMTCO2|\bMT CO2|\bMT\b|\bmt\b/, 1, { ambiguous: true }],
  [/\bkg\b|\bkg[-– ]?CO2|kilograms?|kilogrammes?/i, 1e-3],
  // LB is the location-based method, not the pound.
  [/\b[Ll]bs?\b|\bLBS\b|\b[Pp]ounds? (?:of )?CO2/, 0.00045359237],
  [
    /metric tonnes?|metric tons?|metric t\b|tonnes?|\btons?\b|tonnen|tonnellate|toneladas|\btCO2|\bt[-‐– ]CO2|(?:^|[\s([/,:])t(?:$|[\s)\],;:.])|CO2e?\s?\(?\s?t\b|톤|トン|公?[吨噸]/i,
    1,
  ],
]

const scaled = (unit: string, factor: number): Rule[] => [
  [
    new RegExp(`\\b${unit},? ?\\(?(?:in |x )?(?:thousands?|[‘’'\`]000s?|1[,.'’ ]?000)\\)?(?![a-z\\d])`, 'i'),
    factor * 1e3,
    { kind: 'energy' },
  ],
  [new RegExp(`(?:billions?(?: of)?|bn)\\s?${unit}`, 'i'), factor * 1e9, { kind: 'energy' }],
  [new RegExp(`${million}\\s?${unit}`, 'i'), factor * 1e6, { kind: 'energy' }],
  [new RegExp(`(?:${thousand.replace('|k)', ')')})\\s?${unit}`, 'i'), factor * 1e3, { kind: 'energy' }],
  [new RegExp(`\\b${unit}`, 'i'), factor, { kind: 'energy' }],
]

const energyRules: Rule[] = [
  ...scaled('MWh', 1),
  ...scaled('GWh', 1e3),
  ...scaled('TWh', 1e6),
  ...scaled('kWh', 1e-3),
  ...scaled('GJ', 1 / 3.6),
  ...scaled('gigajoules?', 1 / 3.6),
  ...scaled('TJ', 1000 / 3.6),
  ...scaled('terajoules?', 1000 / 3.6),
  ...scaled('PJ', 1e6 / 3.6),
  ...scaled('MJ', 1 / 3600),
  [/\bMMBTU|\bmmbtu/i, 0.29307107, { kind: 'energy' }],
  ...scaled('BTUs?', 0.29307107e-6),
  ...scaled('therms?', 0.0293071),
  ...scaled('toe', 11.63),
]

/** What every unit of energy has in its name: most texts name none, and need not be asked for each. */
const anyEnergy = /wh|[gtpm]j|joule|btu|therm|toe/i

const perTime = /(?:\/|per|a)\s?(?:year|yr|annum|a|annual)\b/gi
const divided =
  /(?:CO2e?|tonnes?|tons?|\bt|kg|\bg|k?Wh|MWh|GWh|GJ|MJ|TJ|BTU|emissions?)\s?\)?\s?(?:\/|\bper\b|÷)\s?(?!\()[\w€$£¥'’%(]/i

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
  if (divided.test(text) || /(?:CO2e?|tonnes?|Wh|GJ)\s?\)?\s?\/\s*$/i.test(text))
    return { kind: 'intensity', factor: 1, raw: source.trim(), ambiguous: false, gas: null }
  const energy = anyEnergy.test(text) ? search(text, energyRules) : null
  const mass = search(text, massRules)
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

/** "in thousands" without a unit beside it: it multiplies whatever unit is named elsewhere. */
export const readMultiplier = (text: string): number | null => {
  if (
    /\b(?:in|figures in|expressed in)\s+(?:thousands?|[‘’']?000s?|1[,.'’]?000)\b(?!\s?(?:t|tonnes|metric|tons|[kMGT]?Wh|GJ))/i.test(
      text,
    )
  )
    return 1e3
  if (
    /\b(?:in|figures in|expressed in)\s+millions?\b(?!\s?(?:t|tonnes|metric|tons|[kMGT]?Wh|GJ))/i.test(text)
  )
    return 1e6
  return null
}
