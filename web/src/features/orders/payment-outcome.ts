import { isAwaited } from '@ledgerleaf/contract/order-words'
import type { Order } from '@ledgerleaf/contract/orders'
import { standingOf } from '../../nouns/order/words.ts'

export type PaymentOutcome = { title: string; text: string; isGood: boolean }

/** What to say to someone who comes back from the payment page. Their coming back is a hint; the order's state is the fact. */
export const outcomeOf = (order: Order): PaymentOutcome => {
  if (order.status === 'pending')
    return {
      title: 'Confirming your payment',
      text: 'We wait for the word of the payment provider. It usually takes a few seconds, and this page follows by itself.',
      isGood: false,
    }
  if (order.status === 'paid') return { title: 'Payment Successful', text: standingOf(order), isGood: true }
  if (order.status === 'settled' && order.lines.some(isAwaited))
    return { title: 'Payment Successful', text: standingOf(order), isGood: true }
  if (order.status === 'settled' || order.status === 'retired')
    return {
      title: 'Payment Successful',
      text: order.escrow
        ? 'The credits are set aside for you, by their serial numbers.'
        : 'The credits are yours. They stand on your dashboard, and here by their serial numbers.',
      isGood: true,
    }
  return { title: 'Payment not completed', text: standingOf(order), isGood: false }
}
