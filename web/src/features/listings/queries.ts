import { listingsApi } from '@ledgerleaf/contract/listings'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export const listingQueries = {
  own: () =>
    queryOptions({
      queryKey: ['listings', 'own'],
      queryFn: ({ signal }) => send(listingsApi.own, { signal }),
    }),
}
