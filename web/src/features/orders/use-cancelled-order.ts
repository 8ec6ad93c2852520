import { ordersApi } from '@ledgerleaf/contract/orders-api'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { orderKeys } from '../../nouns/order/keys.ts'

/**
 * Gives an unpaid order up. It is asked for as a query because opening the page is the asking; the call is safe to
 * repeat, and an order that was paid after all refuses.
 */
export const useCancelledOrder = (id: string | null, token: string | null) =>
  useQuery({
    queryKey: [...orderKeys.all, 'cancelled', id, token],
    queryFn: ({ signal }) =>
      send(ordersApi.cancel, { params: { id: id ?? '' }, query: token ? { token } : {}, signal }),
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
