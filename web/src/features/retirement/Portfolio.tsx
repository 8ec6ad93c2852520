import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Part } from '../../ui/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

// The map's tools are loaded by whoever has something on it.
const PortfolioPicture = lazy(() => import('./PortfolioPicture.tsx'))

const waiting = (
  <div role="status">
    <span className="sr-only">Loading where your credits are from</span>
    <Skeleton className="h-96 w-full" />
  </div>
)

/** Where one's credits are from and what they are made of; nothing before the first. */
export const Portfolio = () => {
  const { data, isError, isFetching, refetch } = useQuery(retirementQueries.portfolio())
  if (data && data.parts.length === 0) return null
  return (
    <Part title="Where your credits are from">
      {data ? (
        <Suspense fallback={waiting}>
          <PortfolioPicture parts={data.parts} />
        </Suspense>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        waiting
      )}
    </Part>
  )
}
