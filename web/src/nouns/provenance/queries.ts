import type { EntryTopic } from '@ledgerleaf/contract/entry-words'
import { logApi } from '@ledgerleaf/contract/log'
import { provenanceApi } from '@ledgerleaf/contract/provenance'
import { ribbonApi } from '@ledgerleaf/contract/ribbon'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { lookAgainMs, untilLogged } from '../../api/log-lag.ts'
import { provenanceKeys } from './keys.ts'

const logLookMs = 15_000

export const provenanceQueries = {
  /** It grows while one looks at it. */
  log: () =>
    queryOptions({
      queryKey: [...provenanceKeys.all, 'log'],
      queryFn: ({ signal }) => send(logApi.state, { signal }),
      refetchInterval: logLookMs,
    }),
  /** Page by page from the newest entry, or what was looked for. */
  logEntries: (find: string, about: EntryTopic | null) =>
    infiniteQueryOptions({
      queryKey: [...provenanceKeys.all, 'log', 'entries', find, about],
      queryFn: ({ pageParam, signal }) =>
        send(logApi.entries, {
          query: {
            ...(find ? { find } : {}),
            ...(about ? { about } : {}),
            ...(pageParam ? { before: pageParam } : {}),
          },
          signal,
        }),
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next,
    }),
  /** What is written and not signed yet is looked at again until it is. */
  logEntry: (index: number) =>
    queryOptions({
      queryKey: [...provenanceKeys.all, 'log', 'entry', index],
      queryFn: ({ signal }) => send(logApi.entry, { params: { index }, signal }),
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && data.entry.index >= data.signedSize ? lookAgainMs : false,
    }),
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
