import { Books } from '../../features/accounting/Books.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Accounting' })

export default function AccountingScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid gap-3">
        <Heading level={1}>Accounting</Heading>
        <p className="max-w-text text-muted">
          What the books say of a period, in whole days of UTC. Files for closed periods never change.
        </p>
      </div>
      <Books />
    </div>
  )
}
