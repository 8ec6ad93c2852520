import { useQuery } from '@tanstack/react-query'
import { hasCode } from '../../api/api-error.ts'
import { basketQueries, firstBasketId } from '../../nouns/basket/queries.ts'

/** The basket of the address: the first one where the address names none, or one that does not exist. */
export const useBasket = (id = firstBasketId) => {
  // An unknown basket is not asked for again: its refusal would be gone meanwhile, and the form with all that was said in it.
  const named = useQuery({
    ...basketQueries.one(id),
    enabled: ({ state }) => !hasCode(state.error, 'not_found'),
  })
  const isUnknown = id !== firstBasketId && hasCode(named.error, 'not_found')
  const first = useQuery({ ...basketQueries.one(firstBasketId), enabled: isUnknown })
  return isUnknown ? first : named
}
