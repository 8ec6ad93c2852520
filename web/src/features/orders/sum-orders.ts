import { isAwaited } from '@ledgerleaf/contract/order-words'
import type { Order } from '@ledgerleaf/contract/orders'
import { wentBack } from '../../nouns/order/went-back.ts'

type Summed = Pick<
  Order,
  | 'status'
  | 'lines'
  | 'returns'
  | 'paid'
  | 'returnedMinor'
  | 'returnedCents'
  | 'settledAt'
  | 'totalCents'
  | 'vatCents'
>

/** Of what was bought as a promise, what is still to be delivered. */
const awaitedOf = ({ status, lines }: Summed): number =>
  status === 'refunded'
    ? 0
    : lines
        .filter(isAwaited)
        .reduce(
          (sum, { quantity, forward }) =>
            sum + quantity - (forward?.delivered ?? 0) - (forward?.refunded ?? 0),
          0,
        )

const isPaidFor = ({ status }: Summed) => status === 'paid' || status === 'settled' || status === 'retired'

/**
 * Credits that were paid for and did not go back, and what they cost in dollars, VAT included. An order that is not paid, or
 * was never settled, is neither; of one that was taken back, whatever was kept still counts.
 */
export const sumOrders = (orders: readonly Summed[]): { credits: number; awaited: number; cents: number } => {
  const counted = orders.filter((order) => isPaidFor(order) || order.status === 'refunded')
  return {
    credits: counted.reduce((sum, order) => sum + wentBack(order).leftCredits, 0),
    awaited: counted.reduce((sum, order) => sum + awaitedOf(order), 0),
    cents: counted.reduce(
      (sum, { totalCents, vatCents, returnedCents }) => sum + totalCents + vatCents - returnedCents,
      0,
    ),
  }
}

/** Whether money or credits of one of them went back: only then is a sum less than what was bought. */
export const anyReturned = (orders: readonly Summed[]): boolean =>
  orders.some((order) => {
    const { backCredits, overCredits } = wentBack(order)
    return backCredits + overCredits + order.returnedCents > 0
  })
