import { analysisApi } from '@ledgerleaf/contract/analysis'
import { basketsApi } from '@ledgerleaf/contract/baskets'
import { type RecommendedBasket, recommendationsApi, type Wish } from '@ledgerleaf/contract/recommendations'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export const recommendationQueries = {
  of: (wish: Wish | null) =>
    queryOptions({
      queryKey: ['recommendations', wish],
      queryFn: ({ signal }) => send(recommendationsApi.recommend, { body: wish as Wish, signal }),
      enabled: wish !== null,
      // The last answer stays in sight while the next one is worked out.
      placeholderData: keepPreviousData,
    }),
}

/** The reports whose figures can be covered. The keys are those the live events of an analysis refresh. */
export const reportQueries = {
  list: () =>
    queryOptions({
      queryKey: ['analysis', 'list'],
      queryFn: ({ signal }) => send(analysisApi.list, { signal }),
    }),
  one: (id: string | null) =>
    queryOptions({
      queryKey: ['analysis', 'one', id],
      queryFn: ({ signal }) => send(analysisApi.read, { params: { id: id ?? '' }, signal }),
      enabled: id !== null,
    }),
}

/** Keeps a recommended basket, so that it can be bought at the address this answers. */
export const keepBasket = async (basket: RecommendedBasket): Promise<string> => {
  const lines = basket.lines.map(({ listingId, quantity }) => ({ listingId, quantity }))
  const { id } = await send(basketsApi.create, { body: { lines } })
  return id
}
