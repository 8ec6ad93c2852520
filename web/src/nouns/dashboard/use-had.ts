import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { hadFor } from '@ledgerleaf/contract/cover-year'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../person/use-session.ts'
import { deskQuery } from './queries.ts'

/** Nothing is taken off a figure that the programme does not go by: nothing is bought for it. */
const hadOf = (coverage: Coverage): number => (coverage.programme === null ? hadFor(coverage) : 0)

/**
 * What the buyer has for a year of a report already, retired or held, as the dashboard counts it: none for whoever is not
 * signed in, and null until it is known.
 */
export const useHad = (analysisId: string | null, year: number | null): number | null => {
  const { person } = useSession()
  const isBuyer = (person?.roles.includes('buyer') ?? false) && analysisId !== null && year !== null
  const first = useQuery({ ...deskQuery(), enabled: isBuyer })
  const told = first.data?.coverage
  const isFirst = told?.year === year && (told?.analysisId ?? analysisId) === analysisId
  // Only of reports that are the buyer's own: of another one the desk knows nothing.
  const isOwn = first.data?.reports.some(
    (one) => one.analysisId === analysisId && one.years.includes(year ?? 0),
  )
  const isAsked = isBuyer && !isFirst && isOwn === true
  const other = useQuery({
    ...deskQuery({ analysis: analysisId ?? '', year: String(year) }),
    enabled: isAsked,
  })
  if (isBuyer && first.isLoading) return null
  if (told && isFirst) return hadOf(told)
  if (!isAsked || other.isError) return 0
  const coverage = other.data?.coverage
  // The picture of another year is no answer to this one.
  return coverage && !other.isPlaceholderData ? hadOf(coverage) : null
}
