import { useParams } from 'react-router'
import { OrderDesk } from '../../features/money/OrderDesk.tsx'
import { QueueBar } from '../../features/operator/QueueBar.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Money of an order' })

export default function MoneyOrderScreen() {
  const { id = '' } = useParams()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <QueueBar
        back={{ to: '/operator/money', name: 'Money' }}
        isHere={({ to }) => to === `/operator/money/orders/${id}`}
      />
      <OrderDesk key={id} id={id} />
    </div>
  )
}
