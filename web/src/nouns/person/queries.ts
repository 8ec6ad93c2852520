import { factorsApi } from '@ledgerleaf/contract/factors'
import { identityApi } from '@ledgerleaf/contract/identity'
import { providersApi } from '@ledgerleaf/contract/providers'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { personKeys } from './keys.ts'

export const personQueries = {
  factors: () =>
    queryOptions({
      queryKey: [...personKeys.all, 'factors'],
      queryFn: ({ signal }) => send(factorsApi.list, { signal }),
    }),
  /** By which provider addresses of a domain sign in. Asked of the domain alone: no address leaves the page for it. */
  offer: (domain: string) =>
    queryOptions({
      queryKey: [...personKeys.all, 'offer', domain],
      queryFn: ({ signal }) => send(providersApi.offer, { query: { domain }, signal }),
      enabled: /^[^\s@]+\.[^\s@.]{2,}$/.test(domain),
      staleTime: 60_000,
      retry: false,
    }),
  sessions: () =>
    queryOptions({
      queryKey: [...personKeys.all, 'sessions'],
      queryFn: ({ signal }) => send(identityApi.sessions, { signal }),
    }),
}
