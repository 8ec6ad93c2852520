import { accountingApi, type BookPeriod } from '@ledgerleaf/contract/accounting'
import { bankApi } from '@ledgerleaf/contract/bank'
import { chainDeskApi } from '@ledgerleaf/contract/chain'
import { moneyApi, partsQuery } from '@ledgerleaf/contract/money-api'
import type { MoneyList } from '@ledgerleaf/contract/money-lists'
import { operatorApi } from '@ledgerleaf/contract/operator'
import { payoutsApi } from '@ledgerleaf/contract/payouts'
import type { ReviewState } from '@ledgerleaf/contract/project-files'
import type { OrderPart } from '@ledgerleaf/contract/refund-requests'
import { registryRecordsApi } from '@ledgerleaf/contract/registry-records-api'
import { type QueueFilter, registryRetirementsApi } from '@ledgerleaf/contract/registry-retirements-api'
import { sellerChecksApi } from '@ledgerleaf/contract/seller-checks'
import { standingApi } from '@ledgerleaf/contract/standing'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { untilLogged } from '../../api/log-lag.ts'
import { operatorKeys } from './keys.ts'

/** What a list of the money desk shows. */
export type MoneyFilter = { q?: string; state?: string; from?: string; until?: string }

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
  /** Read again by itself: blocks come without anybody's doing. */
  chain: () =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'chain'],
      queryFn: ({ signal }) => send(chainDeskApi.read, { signal }),
      refetchInterval: 5000,
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
  money: () =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'money'],
      queryFn: ({ signal }) => send(moneyApi.overview, { signal }),
    }),
  moneyRows: (list: MoneyList, filter: MoneyFilter) =>
    infiniteQueryOptions({
      queryKey: [...operatorKeys.all, 'money', list, filter],
      queryFn: ({ pageParam, signal }) =>
        send(moneyApi.list, {
          params: { list },
          query: pageParam ? { ...filter, after: pageParam } : filter,
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      select: ({ pages }) => ({
        rows: pages.flatMap(({ rows }) => rows),
        total: pages[0]?.total ?? null,
        elsewhere: pages[0]?.elsewhere ?? [],
      }),
      placeholderData: keepPreviousData,
    }),
  moneyOrder: (id: string) =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'money-order', id],
      queryFn: ({ signal }) => send(moneyApi.order, { params: { id }, signal }),
    }),
  /** What a refund would do; asked again whenever something on the desk has changed. */
  refundPreview: (id: string, parts: readonly OrderPart[] | null) =>
    queryOptions({
      queryKey: [...operatorKeys.all, 'money-order', id, 'refund', parts],
      queryFn: ({ signal }) => send(moneyApi.preview, { params: { id }, query: partsQuery(parts), signal }),
      staleTime: 0,
      retry: false,
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
