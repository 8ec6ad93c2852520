import type { Enterprise } from '@ledgerleaf/contract/orders'
import { vatCountries, vatTerritory } from '@ledgerleaf/contract/vat'
import type { InvoicingConfig } from '../../platform/config.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { checkVatId } from './check-vat-id.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })

/**
 * A buyer whose number says one thing and whose country another would pay no VAT that the issuer then owes: they are asked.
 * So is whoever gives the issuer's own number.
 */
export const refuseContradiction = async (
  { issuer }: Pick<InvoicingConfig, 'issuer'>,
  { taxId, country }: Pick<Enterprise, 'country' | 'taxId'>,
  field: string,
): Promise<void> => {
  if (!issuer?.vatId) return
  const vatId = await checkVatId(taxId)
  if (!vatId) return
  const refuse = (message: string) => new DomainError('invalid_input', { field, message })
  if (vatId.id === (await checkVatId(issuer.vatId))?.id)
    throw refuse(`This is the number of ${issuer.name}, who sends the invoice. Enter your own.`)
  if (country === undefined || vatTerritory(country) === vatId.country) return
  const isTaxedThere = vatCountries.has(vatId.country)
    ? vatCountries.has(vatTerritory(country))
    : vatId.country !== issuer.country
  if (!isTaxedThere)
    throw refuse(
      `This number is of ${names.of(vatId.country)}, and the country is ${names.of(country)}: choose one.`,
    )
}
