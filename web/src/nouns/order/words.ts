import type { Order } from '@ledgerleaf/contract/orders'

const endings: Record<NonNullable<Order['endReason']>, string> = {
  buyer: 'Cancelled before it was paid. The credits are for sale again.',
  lapsed: 'Not paid in time. The credits are for sale again.',
  declined: 'The payment was declined. Nothing was charged.',
  sold_out: 'The credits were gone when the payment arrived. The payment was returned.',
  operator: 'Ended by us.',
}

const standings: Record<Order['status'], string> = {
  pending: 'The credits are held while the payment is made.',
  paid: 'The payment has arrived. The credits are being moved.',
  settled: 'Paid and settled: the credits have changed hands.',
  retired: 'Retired: these credits have been used and cannot be sold again.',
  cancelled: 'Cancelled. The credits are for sale again.',
  refunded: 'Refunded. The credits went back to their sellers.',
  failed: 'The payment failed. Nothing was charged.',
}

/** How an order stands, in one sentence. */
export const standingOf = ({ status, endReason, paymentMessage }: Order): string => {
  if (endReason === 'declined' && paymentMessage) return `${paymentMessage} Nothing was charged.`
  return endReason && status !== 'refunded' ? endings[endReason] : standings[status]
}

/** What to call an order: by its basket, or by what was bought where there was none. */
export const titleOf = ({
  basketId,
  basketName,
  lines,
}: Pick<Order, 'basketId' | 'basketName' | 'lines'>): string => {
  const [first, ...rest] = [...new Set(lines.map(({ projectName }) => projectName))]
  if (basketId !== null || !first) return basketName
  return rest.length > 0 ? `${first} and ${rest.length} more` : first
}
