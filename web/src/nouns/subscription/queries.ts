import { subscriptionsApi } from '@ledgerleaf/contract/subscriptions'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { holdingKeys } from '../holding/keys.ts'

export const subscriptionQueries = {
  all: () =>
    queryOptions({
      queryKey: [...holdingKeys.all, 'subscriptions'],
      queryFn: ({ signal }) => send(subscriptionsApi.list, { signal }),
    }),
}
