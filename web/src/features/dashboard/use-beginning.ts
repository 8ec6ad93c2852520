import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { dashboardQuery, deskQuery } from '../../nouns/dashboard/queries.ts'

/** An account of which nothing can be drawn yet: no footprint, no credits and no transaction. False until that is known. */
export const useBeginning = (email: string): boolean => {
  const desk = useQuery(deskQuery())
  const credits = useQuery(dashboardQuery(dashboardApi.buyerCreditsOverTime, email))
  const recent = useQuery(dashboardQuery(dashboardApi.buyerRecentTransactions, email))
  if (!desk.data || !credits.data || !recent.data) return false
  return (
    desk.data.coverage === null && credits.data.days.length === 0 && recent.data.transactions.length === 0
  )
}
