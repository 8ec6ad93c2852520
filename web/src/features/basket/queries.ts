import { basketsApi } from '@ledgerleaf/contract/baskets'
import { marketApi } from '@ledgerleaf/contract/market'
import { Credits } from '@ledgerleaf/contract/units'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import type { BasketLines } from './basket-store.ts'

export const basketQueries = {
  listings: (ids: readonly string[]) =>
    queryOptions({
      queryKey: ['market', 'listings', ids],
      queryFn: ({ signal }) => send(marketApi.listings, { query: { ids: ids.join(',') }, signal }),
      enabled: ids.length > 0,
      placeholderData: keepPreviousData,
    }),
}

/** Makes these lines a basket the checkout knows, and answers where it is bought. It holds nothing yet. */
export const startCheckout = async (lines: BasketLines): Promise<string> => {
  const body = {
    lines: lines.map(({ listingId, quantity }) => ({ listingId, quantity: Credits.parse(quantity) })),
  }
  const { id } = await send(basketsApi.create, { body })
  return `/buy/${id}`
}
