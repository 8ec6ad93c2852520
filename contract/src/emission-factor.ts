import type { ActivityUnit } from './activity-units.ts'

/** Where a factor was published. */
export type FactorSource = {
  id: string
  publisher: string
  title: string
  version: string
  /** Of publication. */
  year: number
  licence: string
  url: string
  /** Which report of the IPCC its global warming potentials are of. */
  gwp: string
}

/** What one unit of an activity emits, as somebody published it. */
export type PublishedFactor = {
  id: string
  activity: string
  unit: ActivityUnit
  /** Kg CO2e for one unit: a decimal with every digit of it. */
  kg: string
  /** Of it, in kg CO2e, by gas; null where the source does not say. */
  gases: { co2: string; ch4: string; n2o: string } | null
  /** Two letters of a country, or WORLD where it holds everywhere. */
  region: string
  /** The year it is about. */
  year: number
  source: string
  /** Where in the source. */
  where: string
  /** What to know before using it. */
  note: string
}

export const factorSources: readonly FactorSource[] = [
  {
    id: 'desnz-2024',
    publisher: 'UK Department for Energy Security and Net Zero',
    title: 'UK Government GHG Conversion Factors for Company Reporting',
    version: '2024, version 1.1',
    year: 2024,
    licence: 'Open Government Licence v3.0',
    url: 'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2024',
    gwp: 'AR5',
  },
  {
    id: 'epa-hub-2025',
    publisher: 'US Environmental Protection Agency',
    title: 'GHG Emission Factors Hub',
    version: '15 January 2025',
    year: 2025,
    licence: 'Public domain (US government work)',
    url: 'https://www.epa.gov/climateleadership/ghg-emission-factors-hub',
    gwp: 'AR5',
  },
  {
    id: 'epa-supply-chain-1.3',
    publisher: 'US Environmental Protection Agency',
    title: 'Supply Chain Greenhouse Gas Emission Factors by NAICS-6',
    version: 'v1.3.0, dollars of 2022',
    year: 2024,
    licence: 'Public domain (US government work)',
    url: 'https://doi.org/10.23719/1531143',
    gwp: 'AR5',
  },
  {
    id: 'ember',
    publisher: 'Ember',
    title: 'Yearly Electricity Data',
    version: 'years to 2024',
    year: 2025,
    licence: 'CC BY 4.0',
    url: 'https://ember-energy.org/data/yearly-electricity-data/',
    gwp: 'over 100 years, as Ember has it',
  },
]

const sources = new Map(factorSources.map((source) => [source.id, source]))

export const sourceOf = ({ source }: Pick<PublishedFactor, 'source'>): FactorSource => {
  const found = sources.get(source)
  if (!found) throw new Error(`a factor names its source: ${source}`)
  return found
}

/** Who says so, and where in it. */
export const tellFactorSource = (factor: Pick<PublishedFactor, 'source' | 'where'>): string => {
  const { publisher, title, version } = sourceOf(factor)
  return `${publisher}, ${title}, ${version}; ${factor.where}`
}
