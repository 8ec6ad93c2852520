import { useQuery } from '@tanstack/react-query'
import { useSession } from '../person/use-session.ts'
import { deskQuery } from './queries.ts'

/** What the buyer has for the year already, retired or held: none for whoever is not signed in, and null until it is known. */
export const useHad = (analysisId: string, year: number | null): number | null => {
  const { person } = useSession()
  const { data, isLoading } = useQuery({
    ...deskQuery(),
    enabled: person?.roles.includes('buyer') ?? false,
  })
  if (isLoading) return null
  const coverage = data?.coverage
  if (!coverage || coverage.year !== year || coverage.programme !== null) return 0
  if (coverage.analysisId !== null && coverage.analysisId !== analysisId) return 0
  return coverage.retiredTonnes + coverage.pendingTonnes + coverage.heldForItTonnes
}
