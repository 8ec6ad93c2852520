import { ratesApi } from '@ledgerleaf/contract/rates-api'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export const rateQueries = {
  current: () =>
    queryOptions({
      queryKey: ['rates'],
      queryFn: ({ signal }) => send(ratesApi.current, { signal }),
      // They change once a day; what is old by then is refused with the new amount.
      staleTime: 10 * 60_000,
    }),
}
