import type { Order } from '@ledgerleaf/contract/orders'
import { Certificates } from './Certificates.tsx'
import { ClaimNote } from './ClaimNote.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderLines } from './OrderLines.tsx'

/** An order in full: where the credits are, what they are, and what the books say about it. */
export const OrderDetails = ({ order }: { order: Order }) => (
  <div className="grid gap-10">
    <ClaimNote order={order} />
    <Certificates order={order} />
    <OrderLines order={order} />
    <OrderFacts order={order} />
  </div>
)
