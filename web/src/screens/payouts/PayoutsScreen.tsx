import { QueueBar } from '../../features/operator/QueueBar.tsx'
import { BankPart } from '../../features/payouts/BankPart.tsx'
import { PayoutDesk } from '../../features/payouts/PayoutDesk.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Payouts' })

export default function PayoutsScreen() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid gap-6">
        <QueueBar isHere={({ kind }) => kind === 'payout'} />
        <div className="grid gap-3">
          <Heading level={1}>Payouts</Heading>
          <p className="max-w-text text-muted">
            One operator proposes whom to pay, another sends it, and the bank gets one file. What was earned
            less than a week ago or is disputed waits.
          </p>
        </div>
      </div>
      <PayoutDesk />
      <BankPart />
    </div>
  )
}
