import { keysApi } from '@ledgerleaf/contract/keys'
import { organisationsApi } from '@ledgerleaf/contract/organisations'
import { providersApi } from '@ledgerleaf/contract/providers'
import { type WebhookDelivery, webhooksApi } from '@ledgerleaf/contract/webhooks'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { organisationKeys } from './keys.ts'

// While something is on its way to an endpoint: nobody is told of each that arrives.
const soonMs = 3000

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
  webhooks: () =>
    queryOptions({
      queryKey: organisationKeys.webhooks,
      queryFn: ({ signal }) => send(webhooksApi.list, { signal }),
      refetchInterval: ({ state }) =>
        state.data?.webhooks.some(({ waiting }) => waiting > 0) ? soonMs : false,
    }),
  /** What was sent to an endpoint, page by page. */
  deliveries: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...organisationKeys.webhooks, id],
      queryFn: ({ pageParam, signal }) =>
        send(webhooksApi.deliveries, {
          params: { id },
          query: pageParam ? { cursor: pageParam } : {},
          signal,
        }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchInterval: ({ state }) => {
        const shown = state.data?.pages.flatMap(({ deliveries }) => deliveries) ?? []
        return shown.some((one) => one.state === 'waiting') ? soonMs : false
      },
    }),
  /** What came of one event; read anew with each attempt, and what was read before stands until then. */
  delivery: (
    id: string,
    { eventId, state, attempts }: Pick<WebhookDelivery, 'eventId' | 'state' | 'attempts'>,
  ) =>
    queryOptions({
      queryKey: [...organisationKeys.webhooks, id, eventId, state, attempts],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => send(webhooksApi.delivery, { params: { id, eventId }, signal }),
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
