import { listingsApi } from '@ledgerleaf/contract/listings'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { listingKeys } from './keys.ts'

export const listingQueries = {
  own: () =>
    queryOptions({
      queryKey: [...listingKeys.all, 'own'],
      queryFn: ({ signal }) => send(listingsApi.own, { signal }),
    }),
}
