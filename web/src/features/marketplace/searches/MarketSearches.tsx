import type { MarketFilters } from '@ledgerleaf/contract/market'
import { isPossible } from '@ledgerleaf/contract/searches'
import { useQuery } from '@tanstack/react-query'
import { searchQueries } from '../../../nouns/search/queries.ts'
import { SaveSearch } from './SaveSearch.tsx'
import { SearchList } from './SearchList.tsx'

type Props = { filters: MarketFilters; suggested: string; isNarrowed: boolean; mayMail: boolean }

/** What somebody who is signed in keeps of their searches, beside the results. Nothing where there is nothing to keep or show. */
const MarketSearches = ({ filters, suggested, isNarrowed, mayMail }: Props) => {
  const { data } = useQuery(searchQueries.own())
  const searches = data?.searches ?? []
  if (searches.length === 0 && !isNarrowed) return null
  return (
    <div className="grid gap-3">
      {isNarrowed && (
        <div>
          {isPossible(filters) ? (
            <SaveSearch filters={filters} suggested={suggested} mayMail={mayMail} />
          ) : (
            <p className="text-muted text-sm">
              Nothing can ever match: the lower end of the prices or vintages lies above the upper end.
            </p>
          )}
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
