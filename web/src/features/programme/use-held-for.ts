import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import { useQuery } from '@tanstack/react-query'
import { deskQuery } from '../../nouns/dashboard/queries.ts'

/** The year the dashboard speaks of, and what is held for it; null where the programme does not take its figure. */
export const useHeldCoverage = (): Coverage | null => {
  const { data } = useQuery(deskQuery())
  const coverage = data?.coverage ?? null
  return coverage?.programme === null ? coverage : null
}

/** How much of what is open of a year would be covered by what is held, as the dashboard counts it; nothing of other years. */
export const useHeldFor = (): ((year: number) => number) => {
  const coverage = useHeldCoverage()
  return (year) => (coverage?.year === year ? coverage.heldForItTonnes : 0)
}
