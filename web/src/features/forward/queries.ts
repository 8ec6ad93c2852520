import { forwardsApi } from '@ledgerleaf/contract/forwards'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { untilLogged } from '../../api/log-lag.ts'

export const forwardQueries = {
  offers: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['market', 'forwards', ids],
      queryFn: ({ signal }) => send(forwardsApi.offers, { query: { ids: ids.join(',') }, signal }),
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
    }),
  own: () =>
    queryOptions({
      queryKey: ['holdings', 'forwards'],
      queryFn: ({ signal }) => send(forwardsApi.own, { signal }),
    }),
  promised: () =>
    queryOptions({
      queryKey: ['listings', 'forwards'],
      queryFn: ({ signal }) => send(forwardsApi.promised, { signal }),
    }),
  certificate: (id: string) =>
    queryOptions({
      queryKey: ['certificates', 'forward', id],
      queryFn: ({ signal }) => send(forwardsApi.certificate, { params: { id }, signal }),
      refetchInterval: ({ state }) => untilLogged(state.data?.steps),
    }),
}
