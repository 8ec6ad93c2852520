import { findPersonNames } from '../../people/identity/index.ts'
import type { Reader } from '../../platform/db.ts'
import type { OrderRow } from '../orders/index.ts'
import type { InvoiceBuyer } from './invoice-content.ts'

type Bought = Pick<OrderRow, 'buyerId' | 'email' | 'enterprise'>

const nameless = { contact: null, phone: null, address: [], country: null, taxId: null, vatId: null }

const companyOf = (enterprise: NonNullable<OrderRow['enterprise']>): InvoiceBuyer => ({
  name: enterprise.companyName,
  contact: enterprise.contactName,
  email: enterprise.businessEmail,
  phone: enterprise.phoneNumber,
  address: enterprise.billingAddress.split('\n'),
  country: null,
  taxId: enterprise.taxId,
  vatId: null,
  isCompany: true,
})

/** Whom invoices are made out to: the company as it said, or whoever bought without one. */
export const nameBuyers = async (
  db: Reader,
  orders: readonly Bought[],
): Promise<(order: Bought) => InvoiceBuyer | null> => {
  const names = await findPersonNames(
    db,
    orders.flatMap(({ buyerId, enterprise }) => (enterprise ? [] : (buyerId ?? []))),
  )
  return ({ buyerId, email, enterprise }) => {
    if (enterprise) return companyOf(enterprise)
    const name = email ?? names.get(buyerId ?? '')
    return name ? { ...nameless, name, email, isCompany: false } : null
  }
}
