import { hasCode, isInDoubt, messageOf } from '../../api/api-error.ts'
import type { PurchaseRefusal } from './why-not.ts'

/** Why an order was not placed. A changed basket that stands on the page by now needs no second word. */
export const refusalOf = (error: unknown, isShown: boolean): PurchaseRefusal | null => {
  if (hasCode(error, 'price_changed') || hasCode(error, 'basket_changed'))
    return isShown ? null : { title: 'The basket has changed', text: messageOf(error) }
  if (hasCode(error, 'terms_changed')) return { title: 'The terms have changed', text: messageOf(error) }
  if (hasCode(error, 'payment_unavailable'))
    return { title: 'The payment provider did not answer', text: messageOf(error) }
  if (isInDoubt(error))
    return {
      title: 'We do not know yet whether the order was placed',
      text: `${messageOf(error)} Trying again is safe: it can be placed only once.`,
    }
  return { title: 'The order was not placed', text: messageOf(error) }
}
