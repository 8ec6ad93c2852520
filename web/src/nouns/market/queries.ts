import type { MarketFilters, MarketSort, marketApi } from '@ledgerleaf/contract/market'
import { marketCalls } from '@ledgerleaf/contract/market-calls'
import type { supplyApi } from '@ledgerleaf/contract/supply'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { untilLogged } from '../../api/log-lag.ts'
import { marketKeys } from './keys.ts'

export const marketQueries = {
  projects: (filters: MarketFilters, sort: MarketSort) =>
    infiniteQueryOptions({
      queryKey: [...marketKeys.projects, filters, sort],
      queryFn: ({ pageParam, signal }) =>
        send<typeof marketApi.projects>(marketCalls.projects, {
          query: { ...filters, sort, ...(pageParam ? { cursor: pageParam } : {}) },
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      // The last results stay in sight while the next are looked for.
      placeholderData: keepPreviousData,
    }),
  places: (filters: MarketFilters) =>
    queryOptions({
      queryKey: [...marketKeys.places, filters],
      queryFn: ({ signal }) => send<typeof marketApi.places>(marketCalls.places, { query: filters, signal }),
      placeholderData: keepPreviousData,
    }),
  listings: (ids: readonly string[]) =>
    queryOptions({
      queryKey: [...marketKeys.listings, ids],
      queryFn: ({ signal }) =>
        send<typeof marketApi.listings>(marketCalls.listings, { query: { ids: ids.join(',') }, signal }),
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
    }),
  facets: (filters: MarketFilters) =>
    queryOptions({
      queryKey: [...marketKeys.all, 'facets', filters],
      queryFn: ({ signal }) => send<typeof marketApi.facets>(marketCalls.facets, { query: filters, signal }),
      placeholderData: keepPreviousData,
      staleTime: 5 * 60_000,
    }),
  project: (id: string) =>
    queryOptions({
      queryKey: [...marketKeys.project, id],
      queryFn: ({ signal }) =>
        send<typeof marketApi.project>(marketCalls.project, { params: { id }, signal }),
      refetchInterval: ({ state }) => untilLogged(state.data?.activity),
    }),
  /** Under its project: whatever moves its credits changes both. */
  supply: (id: string) =>
    queryOptions({
      queryKey: [...marketKeys.project, id, 'supply'],
      queryFn: ({ signal }) =>
        send<typeof supplyApi.ofProject>(marketCalls.supply, { params: { id }, signal }),
    }),
  seller: (id: string) =>
    queryOptions({
      queryKey: [...marketKeys.seller, id],
      queryFn: ({ signal }) => send<typeof marketApi.seller>(marketCalls.seller, { params: { id }, signal }),
    }),
}
