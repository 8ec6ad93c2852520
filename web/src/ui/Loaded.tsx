import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'

type LoadedProps<Answer> = {
  /** Of one answer, or of pages made into one. */
  query: { data: Answer | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** What is waited for, as in "your holdings". */
  what: string
  /** How much room it will take. */
  room?: string
  /** What will stand there: rows of a list, or one thing such as a page or a picture. */
  shape?: 'rows' | 'one'
  children: (answer: Answer) => ReactNode
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Something asked of the server, in the states before it is there. What was read once stays while a refresh fails. */
export const Loaded = <Answer,>({
  query,
  what,
  room = 'h-48',
  shape = 'rows',
  children,
}: LoadedProps<Answer>) => {
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (isError)
    return (
      <ErrorState title={`${capital(what)} did not load`} onRetry={() => void refetch()} busy={isFetching} />
    )
  return (
    <div role="status">
      <span className="sr-only">Loading {what}</span>
      {shape === 'rows' ? <SkeletonRows room={room} /> : <Skeleton className={`w-full ${room}`} />}
    </div>
  )
}
