import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { sellersApi } from '@ledgerleaf/contract/sellers'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export const projectQueries = {
  all: () => ['projects'] as const,
  list: () =>
    queryOptions({
      queryKey: [...projectQueries.all(), 'own'],
      queryFn: ({ signal }) => send(projectFilesApi.list, { signal }),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...projectQueries.all(), 'own', id],
      queryFn: ({ signal }) => send(projectFilesApi.find, { params: { id }, signal }),
    }),
  trade: (id: string) =>
    queryOptions({
      queryKey: [...projectQueries.all(), 'trade', id],
      queryFn: ({ signal }) => send(projectFilesApi.trade, { params: { id }, signal }),
    }),
  profile: () =>
    queryOptions({
      queryKey: [...projectQueries.all(), 'profile'],
      queryFn: ({ signal }) => send(sellersApi.profile, { signal }),
    }),
}
