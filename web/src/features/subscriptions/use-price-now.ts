import { NewSubscription, subscriptionsApi } from '@ledgerleaf/contract/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { type SubscriptionText, subscriptionReading } from './subscription-form.ts'

// More than any credit costs: what the cheapest basket comes to is asked, whatever that is.
const anyPriceCents = 100_000_00

/** What a tonne of the cheapest basket within the limits of a form costs today, before VAT, in cents; null where none is to be had. */
export const usePriceNow = (start: SubscriptionText): number | null => {
  const input = {
    ...subscriptionReading.toInput({ ...start, isRetired: false }),
    priceCapCents: anyPriceCents,
  }
  const read = NewSubscription.safeParse(input)
  const wish = read.success ? read.data : null
  const { data } = useQuery({
    queryKey: ['subscription-preview', wish],
    queryFn: ({ signal }) => send(subscriptionsApi.preview, { body: wish as NewSubscription, signal }),
    enabled: wish !== null,
  })
  return wish && data?.charge ? Math.ceil(data.charge.netCents / wish.tonnes) : null
}
