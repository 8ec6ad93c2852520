import { buyerDeskApi } from '@ledgerleaf/contract/buyer-desk'
import { instructionsApi } from '@ledgerleaf/contract/instructions'
import { retirementsApi } from '@ledgerleaf/contract/retirements'
import { scheduledRetirementsApi } from '@ledgerleaf/contract/scheduled-retirements'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { holdingKeys } from '../holding/keys.ts'
import { projectKeys } from '../project/keys.ts'

export const retirementQueries = {
  holdings: () =>
    queryOptions({
      queryKey: holdingKeys.all,
      queryFn: ({ signal }) => send(retirementsApi.holdings, { signal }),
    }),
  all: () =>
    queryOptions({
      queryKey: [...holdingKeys.all, 'retirements'],
      queryFn: ({ signal }) => send(retirementsApi.list, { signal }),
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
