/** What each country calls the number, in the library that knows their check digits. */
const nameOfNumber: Readonly<Record<string, string>> = {
  AT: 'uid',
  BE: 'vat',
  BG: 'vat',
  CY: 'vat',
  CZ: 'dic',
  DE: 'vat',
  DK: 'cvr',
  EE: 'kmkr',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  GB: 'vat',
  GR: 'vat',
  HR: 'oib',
  HU: 'anum',
  IE: 'vat',
  IT: 'iva',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  MT: 'vat',
  NL: 'btw',
  PL: 'nip',
  PT: 'nif',
  RO: 'cif',
  SE: 'vat',
  SI: 'ddv',
  SK: 'dph',
}

export type VatId = { country: string; id: string }

/** Greece writes its numbers with the letters of its own name. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country)
const countryOf = (prefix: string) => (prefix === 'EL' ? 'GR' : prefix)

const plain = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9+*]/g, '')

/** The country whose VAT number something typed seems to be, right or wrong: its letters, then mostly digits. */
export const claimedCountry = (typed: string): string | null => {
  const text = plain(typed)
  const country = countryOf(text.slice(0, 2))
  return nameOfNumber[country] && /^[A-Z]{2}[A-Z0-9+*]{0,2}\d{5,}[A-Z0-9+*]{0,3}$/.test(text) ? country : null
}

/**
 * The VAT number in what somebody typed, where its form and its check digits are those of a country; null where it is none.
 * It says nothing about whether the number was ever given to anybody.
 */
export const checkVatId = async (typed: string): Promise<VatId | null> => {
  const text = plain(typed)
  const country = countryOf(text.slice(0, 2))
  const name = nameOfNumber[country]
  if (!name) return null
  // The library knows the numbers of the whole world; it is loaded by whoever first needs one.
  const { stdnum } = await import('stdnum')
  const numbers = stdnum[country] as
    | Record<string, { validate: (text: string) => { isValid: boolean } }>
    | undefined
  const number = text.slice(2)
  return numbers?.[name]?.validate(number).isValid ? { country, id: `${prefixOf(country)}${number}` } : null
}
