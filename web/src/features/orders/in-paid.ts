import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { Order } from '@ledgerleaf/contract/orders'

/** What dollars of an order are of the currency it was paid in, for its buyer to read beside them; nothing for dollars. */
export const aboutInPaid = (
  { totalCents, vatCents, paid }: Pick<Order, 'totalCents' | 'vatCents' | 'paid'>,
  cents: number,
): string => {
  const wholeCents = totalCents + vatCents
  if (paid.currency === 'usd' || wholeCents === 0) return ''
  return ` (about ${writeMoney(Math.round((cents * paid.minor) / wholeCents), paid.currency)})`
}
