import { firstCalls } from '@ledgerleaf/contract/first-calls'
import type { siteApi } from '@ledgerleaf/contract/site'
import { queryOptions } from '@tanstack/react-query'
import { send } from './client.ts'

/** What this installation is configured to show; it does not change while a page is open. */
export const siteQuery = () =>
  queryOptions({
    queryKey: ['site', 'info'],
    queryFn: ({ signal }) => send<typeof siteApi.info>(firstCalls.siteInfo, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
