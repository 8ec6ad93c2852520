import { accountingApi, type BookPeriod } from '@ledgerleaf/contract/accounting'
import { bankApi } from '@ledgerleaf/contract/bank'
import { operatorApi } from '@ledgerleaf/contract/operator'
import { payoutsApi } from '@ledgerleaf/contract/payouts'
import type { ReviewState } from '@ledgerleaf/contract/project-files'
import { registryRecordsApi } from '@ledgerleaf/contract/registry-records-api'
import { type QueueFilter, registryRetirementsApi } from '@ledgerleaf/contract/registry-retirements-api'
import { sellerChecksApi } from '@ledgerleaf/contract/seller-checks'
import { standingApi } from '@ledgerleaf/contract/standing'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { untilLogged } from '../../api/log-lag.ts'
import { operatorKeys } from './keys.ts'

export const operatorQueries = {
  queue: (wanted: { q?: string; state?: ReviewState } = {}) =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'queue', wanted],
      queryFn: ({ signal }) => send(operatorApi.queue, { query: wanted, signal }),
      placeholderData: keepPreviousData,
    }),
  project: (id: string) =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'project', id],
      queryFn: ({ signal }) => send(operatorApi.project, { params: { id }, signal }),
    }),
  sellers: () =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'sellers'],
      queryFn: ({ signal }) => send(sellerChecksApi.queue, { signal }),
    }),
  seller: (id: string) =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'seller', id],
      queryFn: ({ signal }) => send(sellerChecksApi.seller, { params: { id }, signal }),
    }),
  books: (period: BookPeriod) =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'books', period],
      queryFn: ({ signal }) => send(accountingApi.balances, { query: period, signal }),
      placeholderData: keepPreviousData,
    }),
  tickets: () =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'tickets'],
      queryFn: ({ signal }) => send(operatorApi.tickets, { signal }),
    }),
  standing: () =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'standing'],
      queryFn: ({ signal }) => send(operatorApi.standing, { signal }),
    }),
  /** Read again by itself: what it tells of changes without anybody's doing. */
  checks: () =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'checks'],
      queryFn: ({ signal }) => send(standingApi.checks, { signal }),
      refetchInterval: 5000,
      staleTime: 0,
    }),
  unbacked: () =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'unbacked'],
      queryFn: ({ signal }) => send(operatorApi.unbacked, { signal }),
    }),
  payouts: () =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'payouts'],
      queryFn: ({ signal }) => send(payoutsApi.desk, { signal }),
    }),
  bank: () =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'bank'],
      queryFn: ({ signal }) => send(bankApi.desk, { signal }),
    }),
  registries: () =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'registries'],
      queryFn: ({ signal }) => send(registryRecordsApi.standing, { signal }),
    }),
  retirements: (filter: QueueFilter) =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'retirements', filter],
      queryFn: ({ signal }) => send(registryRetirementsApi.queue, { query: filter, signal }),
    }),
  // Apart from the others: what makes those stale may be that this one is gone.
  registryAffected: (id: string) =>
    queryOptions({
      queryKey: ['registry-upload', id, 'affected'],
      queryFn: ({ signal }) => send(registryRecordsApi.affected, { params: { id }, signal }),
    }),
  registryUpload: (id: string) =>
    queryOptions({
      queryKey: ['registry-upload', id],
      queryFn: ({ signal }) => send(registryRecordsApi.preview, { params: { id }, signal }),
    }),
  trail: () =>
    infiniteQueryOptions({
      queryKey: [...operatorKeys.all, 'trail'],
      queryFn: ({ pageParam, signal }) =>
        send(operatorApi.trail, { query: pageParam ? { before: pageParam } : {}, signal }),
      initialPageParam: '',
      getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
      select: ({ pages }) => ({ entries: pages.flatMap(({ entries }) => entries) }),
      refetchInterval: ({ state }) => untilLogged(state.data?.pages[0]?.entries),
    }),
}
