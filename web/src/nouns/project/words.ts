import type { MarketSort, Mechanism, ProjectCategory } from '@ledgerleaf/contract/market'
import type { ReviewState } from '@ledgerleaf/contract/project-files'

export const categoryWords: Record<ProjectCategory, string> = {
  redd_arr: 'REDD+/ARR',
  biochar: 'Biochar',
  blue_carbon: 'Blue Carbon',
  dac: 'Direct Air Capture',
  erw: 'Enhanced Rock Weathering',
}

/** For an answer that names its category as plain text. */
export const writeCategory = (category: string): string =>
  (categoryWords as Record<string, string>)[category] ?? category

export const mechanismWords: Record<Mechanism, string> = {
  removal: 'Removal',
  reduction: 'Reduction',
  mixed: 'Removal and reduction',
}

export const sortWords: Record<MarketSort, string> = {
  newest: 'Newest listing',
  cheapest: 'Lowest price',
  dearest: 'Highest price',
  vintage: 'Newest vintage',
  name: 'Name',
}

export const reviewWords: Record<
  ReviewState,
  { text: string; tone: 'neutral' | 'leaf' | 'attention' | 'error' }
> = {
  draft: { text: 'Not submitted', tone: 'neutral' },
  submitted: { text: 'In review', tone: 'attention' },
  approved: { text: 'Approved', tone: 'leaf' },
  changes_asked: { text: 'Changes asked', tone: 'attention' },
  rejected: { text: 'Rejected', tone: 'error' },
}

export const fieldWords: Record<string, string> = {
  registry: 'Registry',
  registryProjectId: 'Project id',
  methodology: 'Methodology',
  country: 'Country',
  siteLatitude: 'Latitude',
  siteLongitude: 'Longitude',
  creditingStartsOn: 'Crediting period starts',
  creditingEndsOn: 'Crediting period ends',
  durabilityYears: 'Durability in years',
}
