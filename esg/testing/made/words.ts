import type { Metric } from '../../src/types.ts'

/** How reports call what they print. None of it is taken from a labelled report. */
export type Words = Record<
  'scope1' | 'scope2' | 'scope2_location' | 'scope2_market' | 'scope3' | 'scope12' | 'total',
  readonly string[]
>

export const english: Words = {
  scope1: [
    'Scope 1',
    'Scope 1 emissions',
    'Scope 1 GHG emissions',
    'Direct (Scope 1) GHG emissions',
    'Direct GHG emissions (Scope 1)',
    'Scope 1 – direct emissions',
    'Scope 1: Direct emissions',
    'Gross Scope 1 emissions',
    'Total Scope 1',
    'Total Scope 1 emissions',
    'Gross global Scope 1 emissions',
    'Scope 1 (direct)',
    'GHG emissions – Scope 1',
    'CO2 emissions, Scope 1',
    'Carbon footprint – Scope 1',
    'Scope One emissions',
    'Combustion of fuel and operation of facilities (Scope 1)',
    'Scope 1 – combustion of fuel and operation of facilities',
    'Emissions from owned or controlled sources (Scope 1)',
    'Scope 1 (fuel combustion, company vehicles, refrigerants)',
    'Scope 1 – fuels, fleet and refrigerants',
    'Scope 1 emissions (direct emissions from owned sources)',
    'Scope-1 emissions',
    'SCOPE 1 EMISSIONS',
    'GHG Scope 1',
    'Absolute Scope 1 emissions',
    'Scope 1 greenhouse gas (GHG) emissions',
    'Emissions (Scope 1)',
  ],
  scope2: [
    'Scope 2',
    'Scope 2 emissions',
    'Energy indirect (Scope 2) GHG emissions',
    'Indirect GHG emissions (Scope 2)',
    'Scope 2 – indirect emissions',
    'Scope 2: Purchased electricity, heat and steam',
    'Electricity, heat, steam and cooling purchased for own use (Scope 2)',
    'Total Scope 2',
    'Scope 2 (indirect)',
    'Scope 2 – purchased electricity',
    'Scope Two emissions',
    'Scope 2 GHG emissions',
    'Emissions (Scope 2)',
  ],
  scope2_location: [
    'Scope 2 (location-based)',
    'Scope 2 – location-based',
    'Scope 2 location-based emissions',
    'Location-based Scope 2 emissions',
    'Gross location-based Scope 2 GHG emissions',
    'Energy indirect (Scope 2) GHG emissions – location-based',
    'Indirect emissions (Scope 2), location-based method',
    'Scope 2 (location based)',
    'Scope 2 LBM',
    'Scope 2 – purchased electricity (location-based)',
    'Scope 2 emissions, location',
    'Total Scope 2 (location-based)',
  ],
  scope2_market: [
    'Scope 2 (market-based)',
    'Scope 2 – market-based',
    'Scope 2 market-based emissions',
    'Market-based Scope 2 emissions',
    'Gross market-based Scope 2 GHG emissions',
    'Energy indirect (Scope 2) GHG emissions – market-based',
    'Indirect emissions (Scope 2), market-based method',
    'Scope 2 (market based)',
    'Scope 2 MBM',
    'Scope 2 – purchased electricity (market-based)',
    'Scope 2 emissions, market',
    'Total Scope 2 (market-based)',
  ],
  scope3: [
    'Scope 3',
    'Scope 3 emissions',
    'Other indirect (Scope 3) GHG emissions',
    'Total Scope 3',
    'Total Scope 3 emissions',
    'Scope 3 – value chain emissions',
    'Indirect value chain emissions (Scope 3)',
    'Total gross indirect (Scope 3) GHG emissions',
    'Scope 3: Other indirect emissions',
    'Scope Three emissions',
    'Other relevant indirect emissions (Scope 3)',
    'Scope 3 (upstream and downstream)',
  ],
  scope12: [
    'Total Scope 1 and 2',
    'Scope 1 + 2',
    'Scope 1+2',
    'Scope 1 & 2 (market-based)',
    'Combined Scope 1 and 2 emissions',
    'Scopes 1 and 2',
    'Subtotal Scope 1 and 2',
    'Total operational emissions (Scope 1 and 2)',
    'Total Scope 1 and Scope 2 emissions',
    'Scope 1 and Scope 2',
    'Sum of Scope 1 & 2',
    'Scope 1/2',
  ],
  total: [
    'Total',
    'Total emissions',
    'Total GHG emissions',
    'Total (Scope 1, 2 and 3)',
    'Total Scope 1, 2 & 3',
    'Total Scopes 1-3',
    'Total carbon footprint',
    'Total GHG emissions (Scope 1 + 2 + 3)',
    'Total gross emissions',
    'Total Scope 1, Scope 2 and Scope 3 emissions',
    'Scope 1+2+3',
    'Total emissions (Scopes 1, 2, 3)',
  ],
}

export const german: Words = {
  scope1: [
    'Scope 1',
    'Direkte THG-Emissionen (Scope 1)',
    'Scope-1-Emissionen',
    'Scope 1 (direkte Emissionen)',
    'Direkte Treibhausgasemissionen (Scope 1)',
  ],
  scope2: ['Scope 2', 'Indirekte THG-Emissionen (Scope 2)', 'Scope-2-Emissionen'],
  scope2_location: [
    'Scope 2 (standortbasiert)',
    'Indirekte THG-Emissionen (Scope 2, standortbezogen)',
    'Scope-2-Emissionen, standortbasiert',
  ],
  scope2_market: [
    'Scope 2 (marktbasiert)',
    'Indirekte THG-Emissionen (Scope 2, marktbezogen)',
    'Scope-2-Emissionen, marktbasiert',
  ],
  scope3: [
    'Scope 3',
    'Sonstige indirekte THG-Emissionen (Scope 3)',
    'Scope-3-Emissionen',
    'Weitere indirekte Emissionen (Scope 3)',
  ],
  scope12: ['Summe Scope 1 und 2', 'Scope 1 + 2', 'Scope-1- und Scope-2-Emissionen'],
  total: ['Gesamtemissionen', 'Gesamt (Scope 1, 2 und 3)', 'THG-Emissionen gesamt', 'Summe Scope 1–3'],
}

export const french: Words = {
  scope1: ['Scope 1', 'Émissions directes (scope 1)', 'Émissions de GES – scope 1'],
  scope2: ['Scope 2', 'Émissions indirectes liées à l’énergie (scope 2)', 'Émissions de GES – scope 2'],
  scope2_location: ['Scope 2 (location-based)', 'Émissions indirectes (scope 2, fondé sur la localisation)'],
  scope2_market: ['Scope 2 (market-based)', 'Émissions indirectes (scope 2, fondé sur le marché)'],
  scope3: ['Scope 3', 'Autres émissions indirectes (scope 3)'],
  scope12: ['Total scopes 1 et 2', 'Scopes 1 + 2'],
  total: ['Total des émissions de GES', 'Total scopes 1, 2 et 3'],
}

export const spanish: Words = {
  scope1: ['Alcance 1', 'Emisiones directas (Alcance 1)', 'Emisiones de GEI – alcance 1'],
  scope2: ['Alcance 2', 'Emisiones indirectas (Alcance 2)'],
  scope2_location: ['Alcance 2 (basado en la ubicación)', 'Alcance 2 – location-based'],
  scope2_market: ['Alcance 2 (basado en el mercado)', 'Alcance 2 – market-based'],
  scope3: ['Alcance 3', 'Otras emisiones indirectas (Alcance 3)'],
  scope12: ['Total alcances 1 y 2', 'Alcance 1+2'],
  total: ['Emisiones totales (alcances 1, 2 y 3)', 'Total emisiones de GEI'],
}

export const categoryWords: readonly (readonly string[])[] = [
  [
    'Purchased goods and services',
    'Purchased goods & services',
    'Procurement of goods and services',
    'Purchased products and services',
  ],
  ['Capital goods'],
  [
    'Fuel- and energy-related activities',
    'Fuel and energy related activities (not included in Scope 1 or 2)',
    'FERA',
    'Fuel-and-energy-related activities',
  ],
  ['Upstream transportation and distribution', 'Upstream transport & distribution', 'Upstream logistics'],
  ['Waste generated in operations', 'Waste', 'Operational waste', 'Waste and water'],
  ['Business travel', 'Business travels', 'Employee business travel', 'Travel'],
  ['Employee commuting', 'Employee commute', 'Commuting and homeworking', 'Commuting'],
  ['Upstream leased assets'],
  [
    'Downstream transportation and distribution',
    'Downstream transport & distribution',
    'Distribution of sold products',
  ],
  ['Processing of sold products'],
  ['Use of sold products', 'Product use', 'Use of products sold'],
  ['End-of-life treatment of sold products', 'End of life treatment', 'End-of-life of sold products'],
  ['Downstream leased assets'],
  ['Franchises', 'Franchised stores'],
  ['Investments'],
]

export const wordsFor = (words: Words, metric: Metric | 'scope12'): readonly string[] =>
  metric === 'scope3_total'
    ? words.scope3
    : metric === 'scope2_unspecified'
      ? words.scope2
      : metric.startsWith('scope3_cat')
        ? (categoryWords[Number(metric.replace('scope3_cat', '')) - 1] ?? [])
        : words[metric as keyof Words]
