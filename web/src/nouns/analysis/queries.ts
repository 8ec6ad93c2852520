import { analysisApi } from '@ledgerleaf/contract/analysis'
import { inventoryApi } from '@ledgerleaf/contract/corrections'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { analysisKeys } from './keys.ts'

export const analysisQueries = {
  list: () =>
    queryOptions({
      queryKey: [...analysisKeys.all, 'list'],
      queryFn: ({ signal }) => send(analysisApi.list, { signal }),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...analysisKeys.all, 'one', id],
      queryFn: ({ signal }) => send(analysisApi.read, { params: { id }, signal }),
      // The socket tells when there is more; whoever has none still sees the end of it.
      refetchInterval: ({ state }) =>
        state.data && ['waiting', 'reading'].includes(state.data.state) ? 3000 : false,
    }),
  // Under the analysis itself: whatever makes that stale may change what can be answered.
  questions: (id: string) =>
    queryOptions({
      queryKey: [...analysisKeys.all, 'one', id, 'questions'],
      queryFn: ({ signal }) => send(analysisApi.suggest, { params: { id }, signal }),
    }),
  cells: (id: string, sheet: string | null, cell: string) =>
    queryOptions({
      queryKey: [...analysisKeys.all, 'cells', id, sheet, cell],
      queryFn: ({ signal }) =>
        send(analysisApi.cells, {
          params: { id },
          query: sheet === null ? { cell } : { sheet, cell },
          signal,
        }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  spots: (id: string, page: number) =>
    queryOptions({
      queryKey: [...analysisKeys.all, 'spots', id, page],
      queryFn: ({ signal }) => send(inventoryApi.page, { params: { id }, query: { page }, signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  sheet: (id: string, sheet: string | null, wanted: { from: number; find: string }) =>
    queryOptions({
      queryKey: [...analysisKeys.all, 'sheet', id, sheet, wanted],
      queryFn: ({ signal }) =>
        send(inventoryApi.sheet, {
          params: { id },
          query: { ...(sheet === null ? {} : { sheet }), ...(wanted.find ? wanted : { from: wanted.from }) },
          signal,
        }),
      staleTime: Number.POSITIVE_INFINITY,
      // The rows one came from stay until the next ones are there.
      placeholderData: (before) => before,
      retry: false,
    }),
}
