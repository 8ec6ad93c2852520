const categories = [
  'Purchased goods and services',
  'Capital goods',
  'Fuel- and energy-related activities',
  'Upstream transportation and distribution',
  'Waste generated in operations',
  'Business travel',
  'Employee commuting',
  'Upstream leased assets',
  'Downstream transportation and distribution',
  'Processing of sold products',
  'Use of sold products',
  'End-of-life treatment of sold products',
  'Downstream leased assets',
  'Franchises',
  'Investments',
] as const

/** What a report is read for, in the order in which it is shown. */
export const metrics = [
  'total',
  'scope1',
  'scope2_location',
  'scope2_market',
  'scope2_unspecified',
  'scope3_total',
  'scope3_cat1',
  'scope3_cat2',
  'scope3_cat3',
  'scope3_cat4',
  'scope3_cat5',
  'scope3_cat6',
  'scope3_cat7',
  'scope3_cat8',
  'scope3_cat9',
  'scope3_cat10',
  'scope3_cat11',
  'scope3_cat12',
  'scope3_cat13',
  'scope3_cat14',
  'scope3_cat15',
  'energy_total_mwh',
] as const
export type Metric = (typeof metrics)[number]

const named = {
  total: 'Total emissions',
  scope1: 'Scope 1',
  scope2_location: 'Scope 2, location-based',
  scope2_market: 'Scope 2, market-based',
  scope2_unspecified: 'Scope 2, method not stated',
  scope3_total: 'Scope 3',
  energy_total_mwh: 'Energy consumption',
} as const

/** The number of a Scope 3 category of the GHG Protocol, or null. */
export const categoryOf = (metric: Metric): number | null => {
  const digits = /^scope3_cat(\d+)$/.exec(metric)?.[1]
  return digits === undefined ? null : Number(digits)
}

export const metricName = (metric: Metric): string => {
  const category = categoryOf(metric)
  if (category !== null) return `Scope 3, category ${category}: ${categories[category - 1]}`
  return named[metric as keyof typeof named]
}

export const metricUnit = (metric: Metric): 'tCO2e' | 'MWh' =>
  metric === 'energy_total_mwh' ? 'MWh' : 'tCO2e'
