import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '../../nouns/dashboard/queries.ts'
import { StockKeys, StockRibbon } from './StockRibbon.tsx'
import { stockOf } from './stock-parts.ts'

type Props = {
  projectId: string
  email: string
  /** Where it stands alone: its words beside its colours, and no key above it. */
  isWorded?: boolean
}

/** The ribbon of one project, for its own places. Where nothing is issued, nothing stands here. */
export const ProjectStock = ({ projectId, email, isWorded }: Props) => {
  const { data } = useQuery(dashboardQuery(dashboardApi.sellerProjects, email))
  const stock = stockOf(data?.sellerprojects ?? []).find(({ id }) => id === projectId)
  return stock ? <StockRibbon stock={stock} isWorded={isWorded} /> : null
}

/** The words of all those ribbons, once above them. */
export const ProjectStockKeys = ({ email }: { email: string }) => {
  const { data } = useQuery(dashboardQuery(dashboardApi.sellerProjects, email))
  return <StockKeys stocks={stockOf(data?.sellerprojects ?? [])} />
}
