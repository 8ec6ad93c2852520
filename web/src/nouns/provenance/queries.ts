import { provenanceApi } from '@ledgerleaf/contract/provenance'
import { ribbonApi } from '@ledgerleaf/contract/ribbon'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { untilLogged } from '../../api/log-lag.ts'
import { provenanceKeys } from './keys.ts'

export const provenanceQueries = {
  ribbon: (batchId: string) =>
    queryOptions({
      queryKey: [...provenanceKeys.all, batchId, 'ribbon'],
      queryFn: ({ signal }) => send(ribbonApi.ofBatch, { params: { batchId }, signal }),
    }),
  trail: (batchId: string, serial: number | undefined) =>
    queryOptions({
      queryKey: [...provenanceKeys.all, batchId, serial ?? null],
      queryFn: ({ signal }) => send(provenanceApi.trail, { params: { batchId }, query: { serial }, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => untilLogged(state.data?.steps),
    }),
}
