import { nameOrder, orderEnding } from '@ledgerleaf/contract/order-name'
import { type MetaFunction, useParams } from 'react-router'
import { OrderByNumber } from '../../features/orders/OrderByNumber.tsx'
import { OrderView } from '../../features/orders/OrderView.tsx'
import { OrderTransfer } from '../../features/quotes/OrderTransfer.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta: MetaFunction = (page) => pageMeta({ title: nameOrder(page.params.id ?? 'Order') })(page)

export default function OrderScreen() {
  const { id = '' } = useParams()
  const view = (
    <OrderView key={id} id={id} token={null} transfer={(order) => <OrderTransfer orderId={order.id} />} />
  )
  return (
    <div className="grid gap-6">
      <p>
        <TextLink to="/orders" className="text-sm">
          All orders
        </TextLink>
      </p>
      {orderEnding(id) === null ? view : <OrderByNumber key={id} number={id} otherwise={view} />}
    </div>
  )
}
