import type { RecommendedBasket } from '@ledgerleaf/contract/recommendations'

export const whole = (count: number): string => count.toLocaleString('en-US')

/** One decimal, as every screen shows it: two scores that read the same are the same. */
export const scoreText = ({ scoreMean }: Pick<RecommendedBasket, 'scoreMean'>): string | null =>
  scoreMean === null ? null : scoreMean.toFixed(1)

const regions = new Intl.DisplayNames(['en'], { type: 'region' })
export const countryText = (code: string): string => regions.of(code) ?? code

const kinds: Record<string, string> = {
  redd_arr: 'REDD+/ARR',
  biochar: 'Biochar',
  blue_carbon: 'Blue Carbon',
  dac: 'Direct Air Capture',
  erw: 'Enhanced Rock Weathering',
}
export const kindText = (category: string): string => kinds[category] ?? category
