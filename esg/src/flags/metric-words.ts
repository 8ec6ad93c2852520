const words: Record<string, string> = {
  scope1: 'Scope 1',
  scope2_location: 'Scope 2 (location-based)',
  scope2_market: 'Scope 2 (market-based)',
  scope2_unspecified: 'Scope 2',
  scope3_total: 'Scope 3',
  total: 'The total',
}

/** What people call a metric. */
export const metricWords = (metric: string): string =>
  words[metric] ?? metric.replace(/^scope3_cat(\d+)$/, 'Scope 3, category $1')
