import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StatCard } from '../../ui/StatCard.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

type Props<Answer> = {
  label: string
  query: UseQueryResult<Answer>
  value: (answer: Answer) => number | string
  unit?: ReactNode
  note?: (answer: Answer) => ReactNode
  /** The page that shows what the figure is made of, where the note does not lead there itself. */
  source?: { to: string; says: string }
  /** The figure alone, where there is nothing to tell of it. */
  isBare?: boolean
}

/** One card for one answer, in whichever state that answer is. */
export const Figure = <Answer,>({
  label,
  query,
  value,
  unit,
  note,
  source,
  isBare = false,
}: Props<Answer>) => {
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined)
    return (
      <StatCard
        label={label}
        value={value(data)}
        unit={unit}
        note={isBare ? undefined : note?.(data)}
        source={source && !isBare && <TextLink to={source.to}>{source.says}</TextLink>}
        state="ready"
      />
    )
  return (
    <StatCard
      label={label}
      value={null}
      state={isError && !isFetching ? 'error' : 'loading'}
      onRetry={() => void refetch()}
    />
  )
}
