import { type FrontierWish, recommendationsApi, type Wish } from '@ledgerleaf/contract/recommendations'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

const all = ['recommendations'] as const

export const recommendationQueries = {
  of: (wish: Wish | null) =>
    queryOptions({
      queryKey: [...all, wish],
      queryFn: ({ signal }) => send(recommendationsApi.recommend, { body: wish as Wish, signal }),
      enabled: wish !== null,
      // The last answer stays in sight while the next one is worked out.
      placeholderData: keepPreviousData,
    }),
  /** The basket alone. Each wish has a key of its own and one that is left is given up, so no late answer is ever shown. */
  basket: (wish: Wish | null) =>
    queryOptions({
      queryKey: [...all, 'basket', wish],
      queryFn: ({ signal }) => send(recommendationsApi.basket, { body: wish as Wish, signal }),
      enabled: wish !== null,
      placeholderData: keepPreviousData,
      // The whole answer follows when the hand rests, and holds the same basket.
      retry: false,
      gcTime: 30_000,
    }),
  frontier: (wish: FrontierWish | null) =>
    queryOptions({
      queryKey: [...all, 'frontier', wish],
      queryFn: ({ signal }) => send(recommendationsApi.frontier, { body: wish as FrontierWish, signal }),
      enabled: wish !== null,
      placeholderData: keepPreviousData,
    }),
  marks: () =>
    queryOptions({
      queryKey: [...all, 'marks'],
      queryFn: ({ signal }) => send(recommendationsApi.marks, { signal }),
      staleTime: 60_000,
    }),
}
