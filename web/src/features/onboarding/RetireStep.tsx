import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Part } from './Part.tsx'
import { projectQueries } from './queries.ts'

/** Who retired what, as far as the retirement itself makes it public. */
export const RetireStep = ({ projectId }: { projectId: string }) => {
  const { data, isError, isFetching, refetch } = useQuery(projectQueries.trade(projectId))
  return (
    <Part
      title="Retirements of your credits"
      lead="A retired credit is used up for good. The beneficiary and the purpose are public; who bought is not shown."
    >
      {!data && isError && <ErrorState onRetry={() => void refetch()} busy={isFetching} />}
      {!data && !isError && <Skeleton className="h-40 w-full" />}
      {data && data.retired.length === 0 && (
        <EmptyState
          title="Nothing retired yet"
          text="Retirements by buyers appear here the moment they happen."
        />
      )}
      {data && data.retired.length > 0 && (
        <ul>
          {data.retired.map((line) => (
            <li
              key={line.id}
              className="grid gap-1 border-hairline border-t py-4 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-6"
            >
              <p className="text-muted text-sm">{writeDate(line.at)}</p>
              <div className="min-w-0">
                <p className="font-medium">{line.beneficiary}</p>
                <p className="text-[0.9375rem] text-muted">{line.purpose}</p>
              </div>
              <p className="font-mono text-sm tabular-nums">
                {writeWhole(line.quantity)} t of {line.vintage}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
