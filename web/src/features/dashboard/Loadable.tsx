import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

type Props<Answer> = { query: UseQueryResult<Answer>; label: string; children: (answer: Answer) => ReactNode }

/** A list in the states before it is there. What was read once stays on the screen while a refresh fails. */
export const Loadable = <Answer,>({ query, label, children }: Props<Answer>) => {
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (isError) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  return (
    <div className="grid min-h-40 place-items-center border-edge border-t-2 bg-sheet text-leaf">
      <Spinner className="size-8" label={label} />
    </div>
  )
}
