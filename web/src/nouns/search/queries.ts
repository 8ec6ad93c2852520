import { searchesApi } from '@ledgerleaf/contract/searches'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { personKeys } from '../person/keys.ts'

export const searchQueries = {
  /** They are the person's: whoever signs in next reads their own. */
  own: () =>
    queryOptions({
      queryKey: [...personKeys.all, 'searches'],
      queryFn: ({ signal }) => send(searchesApi.list, { signal }),
    }),
}
