import { type Currency, convert, currencies, type RateSheet } from '@ledgerleaf/contract/currencies'
import type { InvoiceContent } from './invoice-content.ts'

const euroCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' '),
)

/** What VAT is filed in where the issuer is; null where we have no rates of that money. */
const homeCurrency = (country: string): Currency | null => {
  if (euroCountries.has(country)) return 'eur'
  return country === 'GB' ? 'gbp' : country === 'US' ? 'usd' : null
}

type Taxed = Pick<InvoiceContent, 'issuer' | 'currency' | 'vat'>

/**
 * The VAT of an invoice once more in the money of the issuer's country, where the invoice is in another (Article 230 of
 * Directive 2006/112/EC). Nothing where none is charged, or no rates say what it comes to.
 */
export const vatAtHome = (
  { issuer, currency, vat }: Taxed,
  vatMinor: number,
  rates: RateSheet | null,
): InvoiceContent['vatAtHome'] => {
  const from = currencies.find((one) => one.toUpperCase() === currency)
  const to = issuer && homeCurrency(issuer.country)
  if (vat.category !== 'S' || !rates || !from || !to || from === to) return undefined
  return { currency: to, minor: convert(vatMinor, from, to, rates), rates }
}
