import { operatorApi } from '@ledgerleaf/contract/operator'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { untilLogged } from '../../api/log-lag.ts'

export const operatorQueries = {
  all: () => ['operator'] as const,
  queue: () =>
    queryOptions({
      queryKey: [...operatorQueries.all(), 'queue'],
      queryFn: ({ signal }) => send(operatorApi.queue, { signal }),
    }),
  project: (id: string) =>
    queryOptions({
      queryKey: [...operatorQueries.all(), 'project', id],
      queryFn: ({ signal }) => send(operatorApi.project, { params: { id }, signal }),
    }),
  tickets: () =>
    queryOptions({
      queryKey: [...operatorQueries.all(), 'tickets'],
      queryFn: ({ signal }) => send(operatorApi.tickets, { signal }),
    }),
  trail: () =>
    queryOptions({
      queryKey: [...operatorQueries.all(), 'trail'],
      queryFn: ({ signal }) => send(operatorApi.trail, { signal }),
      refetchInterval: ({ state }) => untilLogged(state.data?.entries),
    }),
}
