import type { OrderGroup } from '@ledgerleaf/contract/orders'
import { ordersApi } from '@ledgerleaf/contract/orders-api'
import { refundRequestsApi } from '@ledgerleaf/contract/refund-requests'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { hasCode } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { orderKeys } from './keys.ts'
import { nextLookMs } from './next-look.ts'

export type WhichOrders = { group?: OrderGroup; q?: string }

export const orderQueries = {
  /** A person's orders, newest first; a page continues before the last order of the one before. */
  list: (which: WhichOrders = {}) =>
    infiniteQueryOptions({
      queryKey: [...orderKeys.all, 'list', which],
      queryFn: ({ pageParam, signal }) =>
        send(ordersApi.list, { query: pageParam ? { ...which, before: pageParam } : which, signal }),
      initialPageParam: '',
      placeholderData: keepPreviousData,
      getNextPageParam: ({ orders, more }) => (more ? orders.at(-1)?.id : undefined),
    }),
  /** What of an order can still go back, and what was asked for. */
  refundable: (id: string, token: string | null) =>
    queryOptions({
      queryKey: [...orderKeys.all, 'refundable', id, token],
      queryFn: ({ signal }) =>
        send(refundRequestsApi.find, { params: { id }, query: token ? { token } : {}, signal }),
    }),
  /** One order. Its token opens it for whoever has no account. */
  one: (id: string, token: string | null) =>
    queryOptions({
      queryKey: [...orderKeys.all, 'one', id, token],
      queryFn: ({ signal }) =>
        send(ordersApi.find, { params: { id }, query: token ? { token } : {}, signal }),
      // What is not there is not asked for again; an order one holds the address of does not come about later.
      refetchInterval: ({ state }) =>
        hasCode(state.error, 'not_found')
          ? false
          : nextLookMs(state.data, state.dataUpdateCount + state.errorUpdateCount),
    }),
}
