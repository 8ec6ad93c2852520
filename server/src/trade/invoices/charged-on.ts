import { unitPrice } from '@ledgerleaf/contract/unit-price'
import { netOfGross } from '@ledgerleaf/contract/vat'
import { type LockedOrder, linesInCurrency } from '../orders/index.ts'
import type { InvoiceContent } from './invoice-content.ts'

type Part = Pick<InvoiceContent, 'lines' | 'allowanceCents'>
type Charged = Pick<LockedOrder, 'currency' | 'amountMinor' | 'totalCents' | 'vatCents' | 'vatBasisPoints'>
type OwnMinor = readonly (number | null)[]

/** Net and VAT of an order in the currency it is charged in. */
export const chargedOn = ({ currency, amountMinor, totalCents, vatCents, vatBasisPoints }: Charged) => {
  if (currency === 'usd') return { netCents: totalCents, vatCents }
  const netCents = netOfGross(amountMinor, vatBasisPoints)
  return { netCents, vatCents: amountMinor - netCents }
}

/** What was worked out in dollars, in the currency in which so much net of it was charged. */
export const exchanged = (
  { lines, allowanceCents }: Part,
  netMinor: number,
  ownMinor: OwnMinor = [],
): Part => {
  const part = { lineCents: lines.map(({ netCents }) => netCents), allowanceCents, ownMinor }
  const shared = linesInCurrency(part, netMinor)
  return {
    allowanceCents: shared.allowanceMinor,
    lines: lines.map((line, place) => {
      const netCents = shared.lines[place] ?? 0
      const price = unitPrice(netCents, line.quantity)
      return { ...line, netCents, unitCents: Math.round(netCents / line.quantity), unitPrice: price }
    }),
  }
}

/** The lines of an order, in its order, with what is taken off, in the currency it is charged in. */
export const inCurrencyOf = (order: Charged & Pick<LockedOrder, 'lines'>, part: Part): Part => {
  if (order.currency === 'usd') return part
  const ownMinor = order.lines.map(({ currency, priceMinor, quantity }) =>
    currency === order.currency ? priceMinor * quantity : null,
  )
  return exchanged(part, chargedOn(order).netCents, ownMinor)
}
