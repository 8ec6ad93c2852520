import { retirementsApi } from '@ledgerleaf/contract/retirements'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export const retirementQueries = {
  holdings: () =>
    queryOptions({
      queryKey: ['holdings'],
      queryFn: ({ signal }) => send(retirementsApi.holdings, { signal }),
    }),
  all: () =>
    queryOptions({
      queryKey: ['holdings', 'retirements'],
      queryFn: ({ signal }) => send(retirementsApi.list, { signal }),
    }),
}
