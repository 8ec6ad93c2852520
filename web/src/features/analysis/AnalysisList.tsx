import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AnalysesTable } from './AnalysesTable.tsx'
import { analysisQueries } from './queries.ts'

/** One's analyses: all of them, or the newest few. */
export const AnalysisList = ({ newest }: { newest?: number }) => {
  const { data, isError, isFetching, refetch } = useQuery(analysisQueries.list())
  if (!data && isError)
    return <ErrorState title="Your analyses did not load" onRetry={() => void refetch()} busy={isFetching} />
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">Loading your analyses</span>
        <Skeleton className="h-40 w-full" />
      </div>
    )
  if (data.analyses.length === 0)
    return (
      <div className="border-edge border-t-2 bg-sheet">
        <EmptyState
          title="No report analysed yet"
          text="Upload an ESG report and its emissions stand here by scope and year, each with the page it came from."
          action={<ButtonLink to="/#ask">Upload a report</ButtonLink>}
        />
      </div>
    )
  return <AnalysesTable analyses={newest === undefined ? data.analyses : data.analyses.slice(0, newest)} />
}
