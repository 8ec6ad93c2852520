import { useParams } from 'react-router'
import { OrderDesk } from '../../features/money/OrderDesk.tsx'
import { QueueSteps } from '../../features/operator/QueueSteps.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Money of an order' })

export default function MoneyOrderScreen() {
  const { id = '' } = useParams()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <TextLink to="/operator/money" className="inline-flex min-h-11 items-center text-note">
          Money
        </TextLink>
        <QueueSteps isHere={({ to }) => to === `/operator/money/orders/${id}`} />
      </div>
      <OrderDesk key={id} id={id} />
    </div>
  )
}
