import type { Role } from '@ledgerleaf/contract/identity'
import { QueryClientProvider } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { SearchKeys } from './DeskSearch.tsx'
import { desks } from './dashboard-items.ts'

const none = [] as const

/** The search of the desk on a page for everybody. */
const SiteSearch = ({ roles, first }: { roles: readonly Role[]; first: string }) => {
  const role = (['buyer', 'seller', 'operator'] as const).find((one) => roles.includes(one))
  // Pages for everybody do without the cache of answers; the search brings it along.
  return (
    <QueryClientProvider client={queryClient}>
      <SearchKeys items={role ? desks[role].items : none} first={first} />
    </QueryClientProvider>
  )
}

// React.lazy asks for a default export.
export default SiteSearch
