import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

type ShownProps<Answer> = {
  query: UseQueryResult<Answer>
  label: string
  children: (answer: Answer) => ReactNode
}

export const Shown = <Answer,>({ query, label, children }: ShownProps<Answer>) => {
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-56 w-full" />
    </div>
  )
}
