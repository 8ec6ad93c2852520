export { writeDay, writeDays } from '@ledgerleaf/contract/days'

const regions = new Intl.DisplayNames(['en'], { type: 'region' })
/** A country by its two letters; anything else stands as it came. */
export const writeCountry = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code

export const writeWhole = (value: number): string => value.toLocaleString('en-US')

export { writeDollars } from '@ledgerleaf/contract/currencies'
