import type { Basket } from '@ledgerleaf/contract/baskets'
import type { Enterprise, PlaceOrder } from '@ledgerleaf/contract/orders'

export type OrderWish = { basket: Basket; enterprise: Enterprise } & Pick<
  PlaceOrder,
  'pay' | 'retire' | 'subscribeEvery' | 'expectedVatCents' | 'payIn' | 'terms'
>

/** Orders exactly what the buyer saw, or asks for it: these lines, at this price. */
export const orderBody = ({
  basket,
  enterprise,
  pay,
  expectedVatCents,
  retire,
  subscribeEvery,
  payIn,
  terms,
}: OrderWish): PlaceOrder => ({
  basketId: basket.id,
  expectedTotalCents: basket.priceCents,
  expectedComposition: basket.composition,
  enterprise,
  pay,
  ...(expectedVatCents === undefined ? {} : { expectedVatCents }),
  ...(retire ? { retire } : {}),
  ...(subscribeEvery ? { subscribeEvery } : {}),
  ...(payIn ? { payIn } : {}),
  ...(terms ? { terms } : {}),
})
