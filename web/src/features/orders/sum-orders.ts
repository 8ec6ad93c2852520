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

const isPaidFor = ({ status }: Summed) => status === 'paid' || status === 'settled' || status === 'retired'

/** Of those, what was bought forward and is still to be delivered. */
export const creditsToCome = (orders: readonly Pick<Summed, 'status' | 'lines'>[]): number =>
  orders
    .filter(({ status }) => status === 'paid' || status === 'settled' || status === 'retired')
    .flatMap(({ lines }) => lines)
    .reduce(
      (sum, { forward, quantity }) =>
        sum + (forward ? Math.max(0, quantity - forward.delivered - forward.refunded) : 0),
      0,
    )

/**
 * Credits that were paid for and did not go back, and what they cost in dollars, VAT included. An order that is not paid, or
 * was never settled, is neither; of one that was taken back, whatever was kept still counts.
 */
export const sumOrders = (orders: readonly Summed[]): { credits: number; cents: number } => {
  const counted = orders.filter((order) => isPaidFor(order) || order.status === 'refunded')
  return {
    credits: counted.reduce((sum, order) => sum + wentBack(order).leftCredits, 0),
    cents: counted.reduce(
      (sum, { totalCents, vatCents, returnedCents }) => sum + totalCents + vatCents - returnedCents,
      0,
    ),
  }
}
