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
  /** The page that shows what the figure is made of. */
  source: { to: string; says: string }
}

/** One card for one answer, in whichever state that answer is. */
export const Figure = <Answer,>({ label, query, value, unit, note, source }: Props<Answer>) => {
  const { data, isError, isFetching, refetch } = query
  if (data !== undefined)
    return (
      <StatCard
        label={label}
        value={value(data)}
        unit={unit}
        note={note?.(data)}
        source={<TextLink to={source.to}>{source.says}</TextLink>}
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
