import { ForwardsTable } from '../../features/forward/ForwardsTable.tsx'
import { HoldingsTable } from '../../features/retirement/HoldingsTable.tsx'
import { RetirementsTable } from '../../features/retirement/RetirementsTable.tsx'
import { ScheduledList } from '../../features/retirement/ScheduledList.tsx'
import { WalletPart } from '../../features/wallet/WalletPart.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Holdings' })

export default function HoldingsScreen() {
  return (
    <div className="grid gap-10">
      <div className="grid gap-3">
        <Heading level={1}>Holdings</Heading>
        <p className="max-w-text text-muted">
          Credits you hold have offset nothing yet. Retiring them is what makes the claim, once and for good.
        </p>
      </div>
      <HoldingsTable />
      <ScheduledList />
      <WalletPart />
      <ForwardsTable />
      <section id="retired" className="grid gap-4">
        <Heading level={2} look="small">
          Retired
        </Heading>
        <RetirementsTable />
      </section>
    </div>
  )
}
