import { ordersApi } from '@ledgerleaf/contract/orders-api'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { send } from '../../api/client.ts'
import { basketKeys } from '../../nouns/basket/keys.ts'
import { orderKeys } from '../../nouns/order/keys.ts'
import { isUnderWay } from '../../nouns/order/next-look.ts'
import { orderQueries } from '../../nouns/order/queries.ts'
import { rateQueries } from '../../nouns/rates/queries.ts'
import { termsKeys } from '../../nouns/terms/keys.ts'
import { usePageReturn } from '../../ui/use-page-return.ts'
import { type OrderWish, orderBody } from './order-body.ts'
import { placeOrder } from './place-order.ts'

/**
 * The order this page placed. The address names it, so that a reload, or the way back from the provider's page, finds
 * it again instead of placing another.
 */
export const useOrder = () => {
  const client = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const id = search.get('order')
  const token = search.get('token')
  const { data: order, isError } = useQuery({ ...orderQueries.one(id ?? '', token), enabled: id !== null })

  const place = useMutation({
    mutationFn: (wish: OrderWish) => placeOrder(orderBody(wish)),
    onSuccess: (placed) => {
      const address = new URLSearchParams({ order: placed.id })
      if (placed.token) address.set('token', placed.token)
      setSearch(address, { replace: true, preventScrollReset: true })
      if (placed.payUrl) window.location.assign(placed.payUrl)
    },
    // Whatever was refused, what the page shows of the basket, the rates or the terms may be why.
    onError: () =>
      Promise.all(
        [basketKeys.all, rateQueries.current().queryKey, termsKeys.all].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const cancel = useMutation({
    mutationFn: (orderId: string) =>
      send(ordersApi.cancel, { params: { id: orderId }, query: token ? { token } : {} }),
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })

  usePageReturn(place.reset)

  const underWay = order !== undefined && isUnderWay(order)
  const isLeaving = place.isSuccess && place.data.payUrl !== null
  const payUrl = (underWay && order.status === 'pending' && order.payUrl) || null
  return {
    order,
    token,
    place,
    cancel,
    /** A pending order whose payment page was left. */
    payUrl: isLeaving ? null : payUrl,
    isProcessing:
      place.isPending ||
      isLeaving ||
      (id !== null && !isError && (order === undefined || (underWay && !payUrl))),
  }
}
