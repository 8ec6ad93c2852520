/** What a word may say. The files of the languages list the words for each. */
export const concepts = [
  'scope',
  'direct',
  'indirect',
  'otherIndirect',
  'energyIndirect',
  'location',
  'market',
  // The bare word for a market or a place: a method only beside Scope 2.
  'marketWord',
  'total',
  'gross',
  'whole',
  'subset',
  'emission',
  'energy',
  'energyPart',
  'component',
  'partOf',
  'intensity',
  'change',
  'target',
  'baseline',
  'offset',
  'net',
  'financed',
  'share',
  'otherGas',
  'biogenic',
  'cost',
  'count',
  'currentYear',
  'priorYear',
  'fiscalYear',
  'category',
  'isoCategory',
  'tonne',
  'thousand',
  'tenThousand',
  'million',
  'billion',
  'equivalent',
  'carbonDioxide',
  // The bare word for energy, to find the pages that speak of it.
  'energyWord',
  // Beside a sum these leave it a sum: "Total Group emissions, reported".
  'plain',
  'filler',
  'table',
  'ordinary',
] as const

export type Concept = (typeof concepts)[number]

export const energyUnits = ['kWh', 'MWh', 'GWh', 'TWh', 'MJ', 'GJ', 'TJ', 'PJ', 'toe'] as const
export type EnergyUnit = (typeof energyUnits)[number]

/**
 * The words of one language. Entries are parted by commas or lines; capitals, accents and hyphens do not matter.
 * `emission*` any ending · `*neutral*` within a word · `goods|services` either word · `a .. b` with a few words between ·
 * `^energy` as the first word · `計$` at the end of a run of characters · `-net sales` words in which it is not meant.
 */
export type Language = {
  code: string
  words: Partial<Record<Concept, string>>
  /** The fifteen categories of the GHG Protocol's Scope 3 Standard by the names reports give them. */
  categories: Partial<Record<number, string>>
  energyUnits?: Partial<Record<EnergyUnit, string>>
}

/** The entries of one list. */
export const entriesOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
