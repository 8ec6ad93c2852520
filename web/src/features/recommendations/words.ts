import type { Alternative, Limits } from '@ledgerleaf/contract/recommendations'

export const categoryWords: Record<string, string> = {
  redd_arr: 'REDD+/ARR',
  biochar: 'Biochar',
  blue_carbon: 'Blue Carbon',
  dac: 'Direct Air Capture',
  erw: 'Enhanced Rock Weathering',
}

export const limitWords: Record<keyof Limits, string> = {
  scoreMin: 'Minimum score',
  removalPercentMin: 'Share of removals',
  durabilityYearsMin: 'Durability',
  countries: 'Countries',
  registries: 'Registries',
  categories: 'Kinds of project',
  vintageFrom: 'Vintage',
  projectPercentMax: 'Largest share of one project',
  projectsMin: 'Number of projects',
}

export const alternativeWords: Record<Alternative['kind'], string> = {
  cheaper: 'Cheaper',
  better: 'Better',
  more_removals: 'More removals',
}
