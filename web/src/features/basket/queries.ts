import { marketApi } from '@ledgerleaf/contract/market'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export const basketQueries = {
  listings: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['market', 'listings', ids],
      queryFn: ({ signal }) => send(marketApi.listings, { query: { ids: ids.join(',') }, signal }),
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
    }),
}
