import { type Basket, basketsApi } from '@ledgerleaf/contract/baskets'
import { queryOptions } from '@tanstack/react-query'
import { hasCode } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'

const first = '1'

const findBasket = (id: string, signal: AbortSignal): Promise<Basket> =>
  send(basketsApi.find, { params: { id }, signal })

/** The basket of the address: the first one where the address names none, or one that does not exist. */
const findBasketOrFirst = async (id: string, signal: AbortSignal): Promise<Basket> => {
  try {
    return await findBasket(id, signal)
  } catch (error) {
    if (id === first || !hasCode(error, 'not_found')) throw error
    return findBasket(first, signal)
  }
}

export const basketQuery = (id = first) =>
  queryOptions({
    queryKey: ['baskets', id],
    queryFn: ({ signal }) => findBasketOrFirst(id, signal),
  })
