import { useQuery } from '@tanstack/react-query'
import { searchQueries } from '../../../nouns/search/queries.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Part } from '../../../ui/Part.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { SearchList } from './SearchList.tsx'

/** Every search the person keeps, on the page of their account. */
export const OwnSearches = () => {
  const { data, isError, isFetching, refetch } = useQuery(searchQueries.own())
  return (
    <Part title="Saved searches" id="searches">
      {!data && isError && (
        <ErrorState title="Your searches did not load" onRetry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !isError && (
        <div role="status">
          <span className="sr-only">Loading your searches</span>
          <Skeleton className="h-16 w-full" />
        </div>
      )}
      {data && data.searches.length > 0 && <SearchList searches={data.searches} />}
      {data?.searches.length === 0 && (
        <div className="border-edge border-t-2 bg-sheet">
          <EmptyState
            title="No search is saved"
            text="Narrow the marketplace and save the search: you are mailed what comes on sale for it."
            action={<TextLink to="/marketplace">Go to the marketplace</TextLink>}
          />
        </div>
      )}
    </Part>
  )
}
