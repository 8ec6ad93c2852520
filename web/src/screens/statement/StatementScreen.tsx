import { useQuery } from '@tanstack/react-query'
import { BalancePart } from '../../features/statement/BalancePart.tsx'
import { FeeInvoices } from '../../features/statement/FeeInvoices.tsx'
import { StatementView } from '../../features/statement/StatementView.tsx'
import { projectQueries } from '../../nouns/project/queries.ts'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Statement' })

export default function StatementScreen() {
  const { data } = useQuery(projectQueries.list())
  // Until it is known, and where it did not load, the page is that of somebody who sells.
  const hasProject = data === undefined || data.projects.length > 0
  return (
    <div className="grid gap-8">
      <Heading level={1}>Statement</Heading>
      {hasProject && <BalancePart hasProject />}
      <StatementView hasProject={hasProject} />
      {/* Before the first project the next step comes first, and what is paid after it. */}
      {!hasProject && <BalancePart hasProject={false} />}
      {hasProject && <FeeInvoices />}
    </div>
  )
}
