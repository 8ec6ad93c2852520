import { activityApi } from '@ledgerleaf/contract/activity'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { activityKeys } from './keys.ts'

export const activityQueries = {
  list: () =>
    queryOptions({
      queryKey: activityKeys.list,
      queryFn: ({ signal }) => send(activityApi.list, { signal }),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...activityKeys.all, 'one', id],
      queryFn: ({ signal }) => send(activityApi.read, { params: { id }, signal }),
      // What is being typed is the newer one: it is asked for once, when the page opens.
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  version: (id: string, version: number) =>
    queryOptions({
      queryKey: [...activityKeys.all, 'version', id, version],
      queryFn: ({ signal }) => send(activityApi.version, { params: { id, version }, signal }),
      // What was finished never changes.
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
