import { BalancePart } from '../../features/statement/BalancePart.tsx'
import { FeeInvoices } from '../../features/statement/FeeInvoices.tsx'
import { StatementView } from '../../features/statement/StatementView.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Statement' })

export default function StatementScreen() {
  return (
    <div className="grid gap-8">
      <Heading level={1}>Statement</Heading>
      <BalancePart />
      <StatementView />
      <FeeInvoices />
    </div>
  )
}
