import { findParty } from '../../people/organisations/index.ts'
import type { Reader } from '../../platform/db.ts'
import type { OrderRow } from '../orders/index.ts'
import type { InvoiceBuyer } from './invoice-content.ts'

type Bought = Pick<OrderRow, 'buyerId' | 'email' | 'enterprise' | 'vatCategory'>

const nameless = { contact: null, phone: null, address: [], country: null, taxId: null, vatId: null }

/** Where the buyer accounts for the VAT their tax number was checked to be one of VAT. */
const vatIdOf = (taxId: string) => taxId.toUpperCase().replace(/[^A-Z0-9+*]/g, '')

const companyOf = (enterprise: NonNullable<OrderRow['enterprise']>, vatId: string | null): InvoiceBuyer => ({
  name: enterprise.companyName,
  contact: enterprise.contactName,
  email: enterprise.businessEmail,
  phone: enterprise.phoneNumber,
  address: enterprise.billingAddress.split('\n'),
  country: enterprise.country ?? vatId?.slice(0, 2).replace('EL', 'GR') ?? null,
  taxId: enterprise.taxId,
  vatId,
  isCompany: true,
})

/** Whom invoices are made out to: the company as it said with the order, the one of the account, or whoever bought without one. */
export const nameBuyers = async (
  db: Reader,
  orders: readonly Bought[],
): Promise<(order: Bought) => InvoiceBuyer | null> => {
  const people = new Map<string, Awaited<ReturnType<typeof findParty>>>()
  for (const { buyerId, enterprise } of orders)
    if (buyerId !== null && !enterprise && !people.has(buyerId))
      people.set(buyerId, await findParty(db, buyerId))
  return ({ buyerId, email, enterprise, vatCategory }) => {
    if (enterprise) return companyOf(enterprise, vatCategory === 'AE' ? vatIdOf(enterprise.taxId) : null)
    const person = people.get(buyerId ?? '')
    if (person?.company)
      return {
        ...nameless,
        name: person.company,
        contact: person.name,
        email: person.email,
        isCompany: true,
      }
    const name = email ?? person?.name
    return name ? { ...nameless, name, email, isCompany: false } : null
  }
}
