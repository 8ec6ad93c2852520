import type { SaleType } from '@ledgerleaf/contract/listings'
import type { MarketSort, Mechanism, ProjectCategory } from '@ledgerleaf/contract/market'

export const categoryWords: Record<ProjectCategory, string> = {
  redd_arr: 'REDD+/ARR',
  biochar: 'Biochar',
  blue_carbon: 'Blue Carbon',
  dac: 'Direct Air Capture',
  erw: 'Enhanced Rock Weathering',
}

/** The picture of a kind of project; what has none yet is drawn as the land it may lie in. */
export const sceneOf = (category: ProjectCategory | null): string => {
  const scenes: Record<ProjectCategory, string> = {
    redd_arr: 'scene-forest',
    biochar: 'scene-biochar',
    blue_carbon: 'scene-mangrove',
    dac: 'scene-air-capture',
    erw: 'scene-basalt',
  }
  return category ? scenes[category] : 'landscape'
}

export const mechanismWords: Record<Mechanism, string> = {
  removal: 'Removal',
  reduction: 'Reduction',
  mixed: 'Removal and reduction',
}

export const saleTypeWords: Record<SaleType, string> = {
  spot: 'Spot',
  forward: 'Forward',
  subscription: 'Subscription',
}

export const sortWords: Record<MarketSort, string> = {
  newest: 'Newest listing',
  cheapest: 'Lowest price',
  dearest: 'Highest price',
  vintage: 'Newest vintage',
  name: 'Name',
}
