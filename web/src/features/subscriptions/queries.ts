import { subscriptionsApi } from '@ledgerleaf/contract/subscriptions'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export const subscriptionQueries = {
  all: () =>
    queryOptions({
      queryKey: ['holdings', 'subscriptions'],
      queryFn: ({ signal }) => send(subscriptionsApi.list, { signal }),
    }),
}
