import type { Order } from '@ledgerleaf/contract/orders'

export type PurchaseRefusal = { title: string; text: string }

const unchanged = 'Nothing was charged, and what you typed is still here.'

const reasons: Record<NonNullable<Order['endReason']>, PurchaseRefusal> = {
  declined: { title: 'The payment was declined', text: `${unchanged} You can try again.` },
  lapsed: {
    title: 'The time to pay is over',
    text: `The credits were held for 15 minutes and are for sale again. ${unchanged}`,
  },
  sold_out: {
    title: 'The credits were gone before the payment arrived',
    text: 'The payment is returned in full.',
  },
  repriced: {
    title: 'The credits cost more than was agreed',
    text: 'The payment arrived after its time, and is returned in full. You can buy them at the new price.',
  },
  plan_taken: {
    title: 'Your company has had its welcome plan',
    text: 'It is once for a company. The payment is returned in full.',
  },
  buyer: { title: 'The order was cancelled', text: unchanged },
  operator: { title: 'The order was cancelled by us', text: 'Any payment is returned in full.' },
}

/** Why an order that was placed did not settle, and what that means for the buyer. */
export const whyNot = ({
  endReason,
  paymentMessage,
}: Pick<Order, 'endReason' | 'paymentMessage'>): PurchaseRefusal => {
  const reason = reasons[endReason ?? 'buyer']
  return endReason === 'declined' && paymentMessage
    ? { ...reason, text: `${paymentMessage} ${reason.text}` }
    : reason
}
