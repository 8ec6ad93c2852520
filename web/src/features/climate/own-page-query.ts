import { climatePagesApi } from '@ledgerleaf/contract/climate-pages'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { climateKeys } from '../../nouns/climate/keys.ts'

export const ownClimatePage = () =>
  queryOptions({
    queryKey: climateKeys.own,
    queryFn: ({ signal }) => send(climatePagesApi.own, { signal }),
  })
