import { basketsApi } from '@ledgerleaf/contract/baskets'
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
  /** What a plan holds at this moment; asked again with every look, because listings sell. */
  inside: (id: string) =>
    queryOptions({
      queryKey: ['baskets', id],
      queryFn: ({ signal }) => send(basketsApi.find, { params: { id }, signal }),
    }),
}
