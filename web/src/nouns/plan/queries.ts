import { catalogueApi } from '@ledgerleaf/contract/catalogue'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export const planQueries = {
  all: () =>
    queryOptions({
      queryKey: ['catalogue', 'plans'],
      queryFn: ({ signal }) => send(catalogueApi.plans, { signal }),
      staleTime: 10 * 60_000,
    }),
}
