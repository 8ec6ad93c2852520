import type { Forward } from '@ledgerleaf/contract/forwards'
import type { Order } from '@ledgerleaf/contract/orders'
import type { Holding } from '@ledgerleaf/contract/retirements'

/** How credits came here: bought as they were, or delivered for what had been bought before they existed. */
export type Origin = { way: 'bought' | 'delivered'; orderId: string; invoice: string | null; at: string }
type Bought = Pick<Order, 'id' | 'placedAt' | 'invoice'> & {
  lines: readonly Pick<Order['lines'][number], 'serialPrefix' | 'serials'>[]
}
type Awaited = Pick<Forward, 'orderId'> & {
  deliveries: readonly Pick<Forward['deliveries'][number], 'batchId' | 'at'>[]
}

/** The orders by which the very serials one holds were bought, and the deliveries of their batch, the newest first. */
export const originsOf = (
  { batchId, serials }: Pick<Holding, 'batchId' | 'serials'>,
  orders: readonly Bought[],
  forwards: readonly Awaited[],
): Origin[] => {
  const bought = orders
    .filter(({ lines }) =>
      lines.some(({ serialPrefix, serials: bought }) =>
        serials.some(
          ({ prefix, first, last }) =>
            prefix === serialPrefix && bought.some((span) => span.first <= last && span.last >= first),
        ),
      ),
    )
    .map(({ id, placedAt, invoice }): Origin => ({ way: 'bought', orderId: id, invoice, at: placedAt }))
  const delivered = forwards.flatMap(({ orderId, deliveries }) =>
    deliveries
      .filter((delivery) => delivery.batchId === batchId)
      .map(
        ({ at }): Origin => ({
          way: 'delivered',
          orderId,
          invoice: orders.find(({ id }) => id === orderId)?.invoice ?? null,
          at,
        }),
      ),
  )
  return [...bought, ...delivered].sort((a, b) => b.at.localeCompare(a.at))
}
