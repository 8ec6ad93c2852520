import { identityApi } from '@ledgerleaf/contract/identity'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'

export const identityQueries = {
  sessions: () =>
    queryOptions({
      queryKey: ['identity', 'sessions'],
      queryFn: ({ signal }) => send(identityApi.sessions, { signal }),
    }),
}
