import { analysisApi } from '@ledgerleaf/contract/analysis'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export const analysisQueries = {
  list: () =>
    queryOptions({
      queryKey: ['analysis', 'list'],
      queryFn: ({ signal }) => send(analysisApi.list, { signal }),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['analysis', 'one', id],
      queryFn: ({ signal }) => send(analysisApi.read, { params: { id }, signal }),
      // The socket tells when there is more; whoever has none still sees the end of it.
      refetchInterval: ({ state }) =>
        state.data && ['waiting', 'reading'].includes(state.data.state) ? 3000 : false,
    }),
  // Under the analysis itself: whatever makes that stale may change what can be answered.
  questions: (id: string) =>
    queryOptions({
      queryKey: ['analysis', 'one', id, 'questions'],
      queryFn: ({ signal }) => send(analysisApi.suggest, { params: { id }, signal }),
    }),
  cells: (id: string, sheet: string | null, cell: string) =>
    queryOptions({
      queryKey: ['analysis', 'cells', id, sheet, cell],
      queryFn: ({ signal }) =>
        send(analysisApi.cells, {
          params: { id },
          query: sheet === null ? { cell } : { sheet, cell },
          signal,
        }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}
