import { namePurchase } from '@ledgerleaf/contract/order-name'
import {
  isAwaited,
  ownBasketName,
  tellRefunded,
  tellSettled,
  tellTakenBack,
} from '@ledgerleaf/contract/order-words'
import type { Order } from '@ledgerleaf/contract/orders'

const endings: Record<NonNullable<Order['endReason']>, string> = {
  buyer: 'Cancelled before it was paid. The credits are for sale again.',
  lapsed: 'Not paid in time. The credits are for sale again.',
  declined: 'The payment was declined. Nothing was charged.',
  sold_out: 'The credits were gone when the payment arrived. The payment was returned.',
  repriced:
    'The credits cost more than was agreed when the payment arrived after its time. The payment was returned.',
  operator: 'Ended by us.',
  plan_taken: 'The welcome plan is once for a company, and yours has had it. The payment goes back to you.',
}

/** What came for an order that was over went back, and nothing else did. */
const paidForNothing: Partial<typeof endings> = {
  buyer: 'Cancelled before it was paid. What came later was returned.',
  operator: 'Ended by us before it was paid. What came later was returned.',
}

const standings: Record<Exclude<Order['status'], 'settled' | 'refunded'>, string> = {
  pending: 'The credits are held while the payment is made.',
  paid: 'The payment has arrived. The credits are being moved.',
  retired: 'Retired: these credits have been used and cannot be sold again.',
  cancelled: 'Cancelled. The credits are for sale again.',
  failed: 'The payment failed. Nothing was charged.',
}

/** Where nothing but promises was bought. */
const promised: Partial<Record<Order['status'], string>> = {
  pending: 'The promise is kept for you while the payment is made.',
  paid: 'The payment has arrived and goes into escrow.',
  cancelled: 'Cancelled. What was promised is for sale again.',
}

const isForward = ({ saleType }: Order['lines'][number]) => saleType === 'forward'

/** How an order stands, in a sentence or two. */
export const standingOf = ({ status, endReason, paymentMessage, lines, isByTransfer }: Order): string => {
  if (status === 'pending' && isByTransfer) return 'The credits are held until the transfer is here.'
  if (endReason === 'declined' && paymentMessage) return `${paymentMessage} Nothing was charged.`
  if (endReason && status === 'refunded') return paidForNothing[endReason] ?? endings[endReason]
  if (endReason === 'buyer' && isByTransfer)
    return 'Cancelled before it was paid in full. The credits are for sale again.'
  if (endReason) return endings[endReason]
  if (status === 'settled') return tellSettled(lines)
  const [isPromise, isAnyPromise] = [lines.every(isForward), lines.some(isForward)]
  if (status === 'refunded')
    return isAnyPromise ? `Refunded: your money goes back. ${tellTakenBack(lines)}` : tellRefunded(lines)
  return (isPromise && promised[status]) || standings[status]
}

/** What a seal may say of an order that is settled: only promises are no more than paid for. */
export const sealOf = ({ lines }: Pick<Order, 'lines'>): string =>
  lines.every(isAwaited) ? 'Paid into escrow' : 'Settled in the ledger'

/** What was bought, by its projects and what each has of it; by its basket where it names none. */
export const boughtOf = ({ basketName, lines }: Pick<Order, 'basketName' | 'lines'>): string =>
  namePurchase(lines) ?? basketName

/** The basket it was bought as, where that has a name of its own. */
export const basketOf = ({ basketId, basketName }: Pick<Order, 'basketId' | 'basketName'>): string | null =>
  basketId !== null && basketName !== ownBasketName ? basketName : null
