import { Promises } from '../../features/forward/Promises.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Deliveries' })

export default function SellerDeliveriesScreen() {
  return (
    <div className="grid gap-10">
      <div className="grid gap-3">
        <Heading level={1}>Deliveries</Heading>
        <p className="max-w-text text-muted">
          What you sold forward and have yet to deliver. The money of each date waits in escrow and comes to
          you with the credits.
        </p>
      </div>
      <Promises />
    </div>
  )
}
