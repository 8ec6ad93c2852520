import { retirementsApi } from '@ledgerleaf/contract/retirements'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { holdingKeys } from '../holding/keys.ts'

export const retirementQueries = {
  holdings: () =>
    queryOptions({
      queryKey: holdingKeys.all,
      queryFn: ({ signal }) => send(retirementsApi.holdings, { signal }),
    }),
  all: () =>
    queryOptions({
      queryKey: [...holdingKeys.all, 'retirements'],
      queryFn: ({ signal }) => send(retirementsApi.list, { signal }),
    }),
}
