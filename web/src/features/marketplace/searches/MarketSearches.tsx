import type { MarketFilters } from '@ledgerleaf/contract/market'
import { useQuery } from '@tanstack/react-query'
import { searchQueries } from '../../../nouns/search/queries.ts'
import { SaveSearch } from './SaveSearch.tsx'
import { SearchList } from './SearchList.tsx'

type Props = { filters: MarketFilters; suggested: string; isNarrowed: boolean }

/** What somebody who is signed in keeps of their searches, beside the results. Nothing where there is nothing to keep or show. */
const MarketSearches = ({ filters, suggested, isNarrowed }: Props) => {
  const { data } = useQuery(searchQueries.own())
  const searches = data?.searches ?? []
  if (searches.length === 0 && !isNarrowed) return null
  return (
    <div className="grid gap-3">
      {isNarrowed && (
        <div>
          <SaveSearch filters={filters} suggested={suggested} />
        </div>
      )}
      {searches.length > 0 && (
        <details>
          <summary className="min-h-8 w-fit cursor-pointer content-center text-leaf-strong text-sm">
            Your saved searches ({searches.length})
          </summary>
          <div className="mt-2">
            <SearchList searches={searches} />
          </div>
        </details>
      )}
    </div>
  )
}

// React.lazy asks for a default export.
export default MarketSearches
