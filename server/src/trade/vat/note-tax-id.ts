import { type Vat, writeRate } from '@ledgerleaf/contract/vat'
import { checkVatId, claimedCountry } from './check-vat-id.ts'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/**
 * What is wrong with a tax number that says it is a VAT number: it begins with the letters of a country, and has not the form
 * or the check digits of its numbers. Also where nobody charges VAT, for it will stand on the invoice. Null for any other.
 */
export const noteTaxId = async (
  typed: string,
  vat: Pick<Vat, 'category' | 'basisPoints'>,
): Promise<string | null> => {
  const country = claimedCountry(typed)
  if (country === null || (await checkVatId(typed)) !== null) return null
  const charged = vat.category === 'S' ? `, so VAT of ${writeRate(vat.basisPoints)} is charged` : ''
  return `This has not the form and check digits of a VAT number of ${countries.of(country)}${charged}. Look at it again; if it is another tax number, leave it as it is.`
}
