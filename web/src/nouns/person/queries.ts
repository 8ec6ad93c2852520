import { factorsApi } from '@ledgerleaf/contract/factors'
import { identityApi } from '@ledgerleaf/contract/identity'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { personKeys } from './keys.ts'

export const personQueries = {
  factors: () =>
    queryOptions({
      queryKey: [...personKeys.all, 'factors'],
      queryFn: ({ signal }) => send(factorsApi.list, { signal }),
    }),
  sessions: () =>
    queryOptions({
      queryKey: [...personKeys.all, 'sessions'],
      queryFn: ({ signal }) => send(identityApi.sessions, { signal }),
    }),
}
