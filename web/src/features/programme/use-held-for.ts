import { useQuery } from '@tanstack/react-query'
import { deskQuery } from '../../nouns/dashboard/queries.ts'

/** How much of what is open of a year would be covered by what is held, as the dashboard counts it; nothing of other years. */
export const useHeldFor = (): ((year: number) => number) => {
  const { data } = useQuery(deskQuery())
  const coverage = data?.coverage
  return (year) => (coverage?.year === year && coverage.programme === null ? coverage.heldForItTonnes : 0)
}
