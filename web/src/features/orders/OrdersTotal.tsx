import type { Order } from '@ledgerleaf/contract/orders'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { creditsToCome, sumOrders } from './sum-orders.ts'

const Figure = ({ label, children }: { label: string; children: string }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="font-[480] font-display text-2xl lining-nums tabular-nums">{children}</dd>
  </div>
)

/** What all orders of the list come to. Where there are earlier ones it says that it counts only these. */
export const OrdersTotal = ({ orders, hasMore }: { orders: readonly Order[]; hasMore: boolean }) => {
  const { credits, cents } = sumOrders(orders)
  const toCome = creditsToCome(orders)
  return (
    <dl
      aria-label={hasMore ? 'The orders shown, in all' : 'All orders'}
      className="flex flex-wrap gap-x-10 gap-y-4"
    >
      <Figure label={`${orders.length === 1 ? 'order' : 'orders'}${hasMore ? ' shown' : ''}`}>
        {writeWhole(orders.length)}
      </Figure>
      <Figure
        label={`credits bought, less what was returned${toCome > 0 ? `; ${writeWhole(toCome)} of them still to come` : ''}`}
      >
        {writeWhole(credits)}
      </Figure>
      <Figure label="paid, less what was returned">{writeCents(cents)}</Figure>
    </dl>
  )
}
