import { Reports } from '../../features/reports/Reports.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Compliance reports' })

export default function ReportsScreen() {
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <Heading level={1}>Compliance reports</Heading>
        <p className="max-w-text text-pretty text-muted">
          Written from the ledger, for the period you name. What you see here is what the file says.
        </p>
      </div>
      <Reports />
    </div>
  )
}
