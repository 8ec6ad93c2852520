import type { DocumentKind } from '@ledgerleaf/contract/documents'
import type { ReviewState } from '@ledgerleaf/contract/project-files'

export const categoryWords = {
  redd_arr: 'REDD+/ARR',
  biochar: 'Biochar',
  blue_carbon: 'Blue Carbon',
  dac: 'Direct Air Capture',
  erw: 'Enhanced Rock Weathering',
} as const

export const mechanismWords = { removal: 'Removal', reduction: 'Reduction', mixed: 'Both' } as const

export const kindWords: Record<DocumentKind, string> = {
  verification: 'Verification report',
  monitoring: 'Monitoring report',
  design: 'Project design document',
  validation: 'Validation report',
  other: 'Other document',
}

export const reviewWords: Record<
  ReviewState,
  { text: string; tone: 'neutral' | 'leaf' | 'attention' | 'error' }
> = {
  draft: { text: 'Not handed in', tone: 'neutral' },
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

export const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
