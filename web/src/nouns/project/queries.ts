import { projectFilesApi } from '@ledgerleaf/contract/project-files-api'
import { registryRecordsApi } from '@ledgerleaf/contract/registry-records-api'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { projectKeys } from './keys.ts'

export const projectQueries = {
  list: () =>
    queryOptions({
      queryKey: [...projectKeys.all, 'own'],
      queryFn: ({ signal }) => send(projectFilesApi.list, { signal }),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...projectKeys.all, 'own', id],
      queryFn: ({ signal }) => send(projectFilesApi.find, { params: { id }, signal }),
    }),
  /** What the registry's own files say about a number. */
  record: (registry: string, id: string) =>
    queryOptions({
      queryKey: ['registry-record', registry, id],
      queryFn: ({ signal }) => send(registryRecordsApi.lookup, { query: { registry, id }, signal }),
    }),
  trade: (id: string) =>
    queryOptions({
      queryKey: [...projectKeys.all, 'trade', id],
      queryFn: ({ signal }) => send(projectFilesApi.trade, { params: { id }, signal }),
    }),
}
