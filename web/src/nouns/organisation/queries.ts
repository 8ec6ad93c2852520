import { keysApi } from '@ledgerleaf/contract/keys'
import { organisationsApi } from '@ledgerleaf/contract/organisations'
import { providersApi } from '@ledgerleaf/contract/providers'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { organisationKeys } from './keys.ts'

export const organisationQueries = {
  details: () =>
    queryOptions({
      queryKey: organisationKeys.details,
      queryFn: ({ signal }) => send(organisationsApi.details, { signal }),
    }),
  members: () =>
    queryOptions({
      queryKey: organisationKeys.members,
      queryFn: ({ signal }) => send(organisationsApi.members, { signal }),
    }),
  provider: () =>
    queryOptions({
      queryKey: organisationKeys.provider,
      queryFn: ({ signal }) => send(providersApi.standing, { signal }),
    }),
  keys: () =>
    queryOptions({
      queryKey: organisationKeys.keys,
      queryFn: ({ signal }) => send(keysApi.list, { signal }),
    }),
  invitation: (token: string) =>
    queryOptions({
      queryKey: [...organisationKeys.invitation, token],
      queryFn: ({ signal }) => send(organisationsApi.readInvitation, { body: { token }, signal }),
      enabled: token !== '',
    }),
}
