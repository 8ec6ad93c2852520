import { provenanceApi } from '@ledgerleaf/contract/provenance'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { untilLogged } from '../../api/log-lag.ts'

export const provenanceQueries = {
  trail: (batchId: string, serial: number | undefined) =>
    queryOptions({
      queryKey: ['provenance', batchId, serial ?? null],
      queryFn: ({ signal }) => send(provenanceApi.trail, { params: { batchId }, query: { serial }, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => untilLogged(state.data?.steps),
    }),
}
