import { dashboardApi } from '@ledgerleaf/contract/dashboard'
import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '../../nouns/dashboard/queries.ts'
import { writeWhole } from '../../ui/format.ts'
import { stockOf } from './stock-parts.ts'

type Props = { projectId: string; email: string }

/** The ribbon of one project, for its own places, with its words beside each colour. Where nothing is issued, nothing stands here. */
export const ProjectStock = ({ projectId, email }: Props) => {
  const { data } = useQuery(dashboardQuery(dashboardApi.sellerProjects, email))
  const stock = stockOf(data?.sellerprojects ?? []).find(({ id }) => id === projectId)
  if (!stock) return null
  return (
    <div className="grid content-start gap-2">
      <div aria-hidden="true" className="flex h-3 gap-px overflow-clip border border-edge bg-sheet p-px">
        {stock.parts.map(({ name, credits, fill }) => (
          <span key={name} style={{ background: fill, flex: `${credits} 1 3px` }} />
        ))}
      </div>
      <p className="sr-only">{writeWhole(stock.issued)} issued:</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-fine text-muted tabular-nums">
        {stock.parts.map(({ name, label, credits, fill }) => (
          <li key={name} className="inline-flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-2.5 shrink-0 border border-edge"
              style={{ background: fill }}
            />
            {writeWhole(credits)} {label.toLowerCase()}
          </li>
        ))}
      </ul>
    </div>
  )
}
