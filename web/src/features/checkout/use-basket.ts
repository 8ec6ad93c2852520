import { useQuery } from '@tanstack/react-query'
import { hasCode } from '../../api/api-error.ts'
import { basketQueries, firstBasketId } from '../../nouns/basket/queries.ts'

/** The basket of the address: the first one where the address names none, or one that does not exist. */
export const useBasket = (id = firstBasketId) => {
  const named = useQuery(basketQueries.one(id))
  const isUnknown = id !== firstBasketId && hasCode(named.error, 'not_found')
  const first = useQuery({ ...basketQueries.one(firstBasketId), enabled: isUnknown })
  return isUnknown ? first : named
}
