import { identityApi } from '@ledgerleaf/contract/identity'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { personKeys } from './keys.ts'

export const personQueries = {
  sessions: () =>
    queryOptions({
      queryKey: [...personKeys.all, 'sessions'],
      queryFn: ({ signal }) => send(identityApi.sessions, { signal }),
    }),
}
