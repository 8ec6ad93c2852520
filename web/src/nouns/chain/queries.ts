import type { ChainEntry, chainApi } from '@ledgerleaf/contract/chain'
import { chainCalls, chainEntriesMax } from '@ledgerleaf/contract/chain-calls'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { chainKeys } from './keys.ts'
import { nextLookMs } from './next-look.ts'

export const chainQueries = {
  state: () =>
    queryOptions({
      queryKey: [...chainKeys.all, 'state'],
      queryFn: ({ signal }) => send<typeof chainApi.state>(chainCalls.state, { signal }),
      staleTime: 60_000,
      // A first start takes a few seconds until the contract is there.
      refetchInterval: ({ state }) => (state.data?.on && state.data.contract === null ? 5000 : false),
    }),
  /** How far entries of the log have come, by their index; asked again while one of them is under way. */
  entries: (indices: readonly number[]) => {
    const wanted = [...new Set(indices)].slice(0, chainEntriesMax)
    return queryOptions({
      queryKey: [...chainKeys.all, 'entries', wanted],
      queryFn: async ({ signal }): Promise<ChainEntry[]> =>
        (
          await send<typeof chainApi.entries>(chainCalls.entries, {
            query: { indices: wanted.join(',') },
            signal,
          })
        ).entries,
      enabled: wanted.length > 0,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => nextLookMs(state.data, state.dataUpdateCount),
    })
  },
}
