import { basketsApi } from '@ledgerleaf/contract/baskets'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { basketKeys } from './keys.ts'

/** The basket of an address that names none. */
export const firstBasketId = '1'

export const basketQueries = {
  /** As it stands at this moment; asked again with every look, because listings sell. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...basketKeys.all, id],
      queryFn: ({ signal }) => send(basketsApi.find, { params: { id }, signal }),
    }),
}
