const regions = new Intl.DisplayNames(['en'], { type: 'region' })

const types: Record<string, string> = {
  redd_arr: 'Forest protection or planting (REDD+/ARR)',
  biochar: 'Biochar',
  blue_carbon: 'Blue carbon',
  dac: 'Direct air capture',
  erw: 'Enhanced rock weathering',
}
const effects: Record<string, string> = {
  removal: 'Removal',
  reduction: 'Avoided or reduced emissions',
  mixed: 'Both',
}

export const notStated = 'Not stated'

/** A report has names, never the codes we keep. What we have no name for is told as it was written. */
export const typeText = (category: string | null): string =>
  category === null ? notStated : (types[category] ?? category)

export const effectText = (mechanism: string | null): string => effects[mechanism ?? ''] ?? notStated

export const countryText = (code: string | null): string => {
  if (code === null) return notStated
  return /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code
}

const europeanUnion = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
)
export const isInEuropeanUnion = (code: string | null): boolean => europeanUnion.has(code ?? '')

const grown = new Set(['redd_arr', 'blue_carbon'])
/** Forests and coasts hold what grew there. Biochar, capture from the air and weathering take work of ours, and count as technology. */
export const isGrown = (category: string | null): boolean => grown.has(category ?? '')
