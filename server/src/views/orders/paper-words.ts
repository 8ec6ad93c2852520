import type { Order, OrderLine } from '@ledgerleaf/contract/orders'

export const day = (instant: string): string => instant.slice(0, 10)

export const serialsOf = ({ serialPrefix, serials }: Pick<OrderLine, 'serialPrefix' | 'serials'>): string =>
  serials
    .map(({ first, last }) => `${serialPrefix} ${first === last ? first : `${first}–${last}`}`)
    .join('\n')

/** Whom an invoice and its credit notes are made out to, as far as the buyer said. */
export const billTo = ({ enterprise, escrow }: Order): (readonly [string, string])[] => {
  if (enterprise)
    return [
      ['Billed to', `${enterprise.companyName}\n${enterprise.contactName}\n${enterprise.billingAddress}`],
      ['Tax ID', enterprise.taxId],
      ['Contact', `${enterprise.businessEmail}, ${enterprise.phoneNumber}`],
    ]
  return escrow ? [['Billed to', escrow.email]] : []
}
