import { recommendationsApi, type Wish } from '@ledgerleaf/contract/recommendations'
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
