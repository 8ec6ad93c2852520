import { type Quote, quotesApi } from '@ledgerleaf/contract/quotes'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { orderKeys } from '../order/keys.ts'
import { nextLookMs } from '../order/next-look.ts'

/** A quote is looked at again with its order: what changes one changes the other. */
export const quoteQueries = {
  one: (token: string) =>
    queryOptions({
      queryKey: [...orderKeys.all, 'quote', token],
      queryFn: ({ signal }) => send(quotesApi.find, { params: { token }, signal }),
      // Whoever only has the address hears nothing by the live line.
      refetchInterval: ({ state }) =>
        state.data?.state === 'accepted'
          ? nextLookMs({ status: state.data.orderStatus }, state.dataUpdateCount + state.errorUpdateCount)
          : false,
    }),
  ofOrder: (id: string) =>
    queryOptions({
      queryKey: [...orderKeys.all, 'quote-of', id],
      queryFn: ({ signal }) => send(quotesApi.ofOrder, { params: { id }, signal }),
    }),
}

export const isPaid = ({ orderStatus }: Pick<Quote, 'orderStatus'>): boolean =>
  orderStatus === 'settled' || orderStatus === 'retired' || orderStatus === 'refunded'
