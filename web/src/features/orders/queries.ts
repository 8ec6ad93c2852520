import { ordersApi } from '@ledgerleaf/contract/orders'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

/** A person's orders, newest first; a page continues before the last order of the one before. */
export const ordersQuery = () =>
  infiniteQueryOptions({
    queryKey: ['orders', 'list'],
    queryFn: ({ pageParam, signal }) =>
      send(ordersApi.list, { query: pageParam ? { before: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ orders, more }) => (more ? orders.at(-1)?.id : undefined),
  })
