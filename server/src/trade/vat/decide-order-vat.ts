import type { Enterprise } from '@ledgerleaf/contract/orders'
import { decideVat, vatCountries, vatTerritory } from '@ledgerleaf/contract/vat'
import type { InvoicingConfig } from '../../platform/config.ts'
import type { OrderVat } from '../orders/index.ts'
import { askVies } from './ask-vies.ts'
import { checkVatId, type VatId } from './check-vat-id.ts'

type Buyer = Pick<Enterprise, 'country' | 'taxId'>

const issuerOf = ({ issuer, vatBasisPoints }: InvoicingConfig) =>
  issuer && { country: issuer.country, isRegistered: issuer.vatId !== null, basisPoints: vatBasisPoints }

/** Whether a number may stand for a reverse charge, and in which words that is kept. */
const confirm = async (
  viesUrl: string | null,
  vatId: VatId,
  now: Date,
): Promise<{ isChecked: boolean; says: string }> => {
  const on = now.toISOString().slice(0, 10)
  const byForm = `The VAT number ${vatId.id} was checked by its form and check digits on ${on}`
  if (viesUrl === null) return { isChecked: true, says: `${byForm}; VIES was not asked.` }
  const outcome = await askVies(viesUrl, vatId)
  if (outcome.kind === 'silent') return { isChecked: true, says: `${byForm}; VIES could not be reached.` }
  const consultation = outcome.consultation ? ` (consultation ${outcome.consultation})` : ''
  return outcome.isValid
    ? { isChecked: true, says: `VIES confirmed the VAT number ${vatId.id} on ${on}${consultation}.` }
    : { isChecked: false, says: `VIES did not know the VAT number ${vatId.id} on ${on}${consultation}.` }
}

/**
 * How an order of this buyer is taxed. Outside any transaction, for a service may be asked. The number speaks for its
 * country where the buyer named none, and for nothing where they named another.
 */
export const decideOrderVat = async (
  config: InvoicingConfig,
  buyer: Buyer | null,
  now: Date,
  { asksVies = true } = {},
): Promise<OrderVat> => {
  const issuer = issuerOf(config)
  if (!issuer?.isRegistered || !buyer)
    return { ...decideVat({ issuer, buyer: { country: null, hasCheckedVatId: false } }), check: null }
  const vatId = await checkVatId(buyer.taxId)
  const country = buyer.country ?? vatId?.country ?? null
  const needsIt =
    vatId !== null &&
    country !== null &&
    vatId.country === vatTerritory(country) &&
    vatId.country !== issuer.country &&
    vatCountries.has(vatId.country)
  const checked = needsIt ? await confirm(asksVies ? config.viesUrl : null, vatId, now) : null
  const vat = decideVat({ issuer, buyer: { country, hasCheckedVatId: checked?.isChecked ?? false } })
  return { ...vat, check: checked?.says ?? null }
}
