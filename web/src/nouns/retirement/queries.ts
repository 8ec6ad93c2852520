import { buyerDeskApi } from '@ledgerleaf/contract/buyer-desk'
import { instructionsApi } from '@ledgerleaf/contract/instructions'
import { retirementsApi } from '@ledgerleaf/contract/retirements'
import { scheduledRetirementsApi } from '@ledgerleaf/contract/scheduled-retirements'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { holdingKeys } from '../holding/keys.ts'
import { projectKeys } from '../project/keys.ts'

export const retirementQueries = {
  /** What one holds, by project; a page continues after the last batch of the one before. */
  holdings: () =>
    infiniteQueryOptions({
      queryKey: [...holdingKeys.all, 'pages'],
      queryFn: ({ pageParam, signal }) =>
        send(retirementsApi.holdings, { query: pageParam ? { after: pageParam } : {}, signal }),
      initialPageParam: '',
      getNextPageParam: ({ holdings, more }) => (more ? holdings.at(-1)?.batchId : undefined),
    }),
  /** What one holds of a batch, or as much as one act can take, the oldest vintages first. */
  some: (of: { batch: string } | { order: 'oldest' }) =>
    queryOptions({
      queryKey: [...holdingKeys.all, 'some', of],
      queryFn: ({ signal }) => send(retirementsApi.holdings, { query: of, signal }),
    }),
  /** What was retired, newest first. */
  all: () =>
    infiniteQueryOptions({
      queryKey: [...holdingKeys.all, 'retirements'],
      queryFn: ({ pageParam, signal }) =>
        send(retirementsApi.list, { query: pageParam ? { before: pageParam } : {}, signal }),
      initialPageParam: '',
      getNextPageParam: ({ retirements, more }) => (more ? retirements.at(-1)?.id : undefined),
    }),
  /** What is retired on days to come. */
  scheduled: () =>
    queryOptions({
      queryKey: [...holdingKeys.all, 'scheduled'],
      queryFn: ({ signal }) => send(scheduledRetirementsApi.list, { signal }),
    }),
  /** Where what is held and retired is from. */
  portfolio: () =>
    queryOptions({
      queryKey: [...holdingKeys.all, 'portfolio'],
      queryFn: ({ signal }) => send(buyerDeskApi.portfolio, { signal }),
    }),
  /** What the seller is to retire at the registry. Under one's projects: whose credits they are. */
  instructions: () =>
    queryOptions({
      queryKey: [...projectKeys.all, 'instructions'],
      queryFn: ({ signal }) => send(instructionsApi.list, { signal }),
    }),
}
