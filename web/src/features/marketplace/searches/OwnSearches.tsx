import { useQuery } from '@tanstack/react-query'
import { searchQueries } from '../../../nouns/search/queries.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Part } from '../../../ui/Part.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { SearchList } from './SearchList.tsx'

/** Every search the person keeps, on the page of their account. */
export const OwnSearches = () => {
  const { data, isError, isFetching, refetch } = useQuery(searchQueries.own())
  return (
    <Part look="beside" id="searches" title="Saved searches" lead="We mail you when something new matches.">
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
        <p className="border-edge border-t-2 bg-sheet px-4 py-4 text-muted text-note sm:px-5">
          No saved searches. Filter the marketplace and save the search.{' '}
          <TextLink to="/marketplace">Go to the marketplace</TextLink>
        </p>
      )}
    </Part>
  )
}
