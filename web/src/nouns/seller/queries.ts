import { sellerChecksApi } from '@ledgerleaf/contract/seller-checks'
import { sellersApi } from '@ledgerleaf/contract/sellers'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { projectKeys } from '../project/keys.ts'

export const sellerQueries = {
  /** One's own. Under one's projects: what it lacks is a step of each of them. */
  profile: () =>
    queryOptions({
      queryKey: [...projectKeys.all, 'profile'],
      queryFn: ({ signal }) => send(sellersApi.profile, { signal }),
    }),
  identity: () =>
    queryOptions({
      queryKey: [...projectKeys.all, 'identity'],
      queryFn: ({ signal }) => send(sellerChecksApi.identity, { signal }),
    }),
}
