import type { Order } from '@ledgerleaf/contract/orders'
import { Fold } from '../../ui/Fold.tsx'
import { AskRefund } from './AskRefund.tsx'
import { Certificates } from './Certificates.tsx'
import { ClaimNote } from './ClaimNote.tsx'
import { OrderFacts, OrderMarks } from './OrderFacts.tsx'
import { OrderLines } from './OrderLines.tsx'
import { Returns } from './Returns.tsx'

/** An order in full: where the credits are, what they are, and what the books say about it. */
export const OrderDetails = ({ order, token = null }: { order: Order; token?: string | null }) => (
  <div className="grid gap-10">
    <ClaimNote order={order} token={token} />
    <Certificates order={order} />
    <OrderLines order={order} />
    <Returns order={order} token={token} />
    {/* Beside what went back already. */}
    <AskRefund order={order} token={token} />
    <div className="grid gap-4">
      <OrderFacts order={order} token={token} />
      <Fold title="Technical record">
        <OrderMarks order={order} />
      </Fold>
    </div>
  </div>
)
