import { forwardsApi } from '@ledgerleaf/contract/forwards'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { untilLogged } from '../../api/log-lag.ts'
import { certificateKeys } from '../certificate/keys.ts'
import { holdingKeys } from '../holding/keys.ts'
import { listingKeys } from '../listing/keys.ts'
import { marketKeys } from '../market/keys.ts'

export const forwardQueries = {
  offers: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...marketKeys.forwards, ids],
      queryFn: ({ signal }) => send(forwardsApi.offers, { query: { ids: ids.join(',') }, signal }),
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
    }),
  own: () =>
    queryOptions({
      queryKey: [...holdingKeys.all, 'forwards'],
      queryFn: ({ signal }) => send(forwardsApi.own, { signal }),
    }),
  promised: () =>
    queryOptions({
      queryKey: [...listingKeys.all, 'forwards'],
      queryFn: ({ signal }) => send(forwardsApi.promised, { signal }),
    }),
  certificate: (id: string) =>
    queryOptions({
      queryKey: [...certificateKeys.all, 'forward', id],
      queryFn: ({ signal }) => send(forwardsApi.certificate, { params: { id }, signal }),
      refetchInterval: ({ state }) => untilLogged(state.data?.steps),
    }),
}
