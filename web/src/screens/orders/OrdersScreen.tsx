import { OrderList } from '../../features/orders/OrderList.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Orders' })

export default function OrdersScreen() {
  return (
    <div className="grid gap-8">
      <Heading level={1}>Orders</Heading>
      <OrderList />
    </div>
  )
}
