import type { Order } from '@ledgerleaf/contract/orders'
import type { Holding } from '@ledgerleaf/contract/retirements'

export type Origin = { orderId: string; placedAt: string }
type Bought = Pick<Order, 'id' | 'placedAt'> & {
  lines: readonly Pick<Order['lines'][number], 'serialPrefix' | 'serials'>[]
}

/** The orders by which the very serials one holds were bought, the newest first. */
export const originsOf = ({ serials }: Pick<Holding, 'serials'>, orders: readonly Bought[]): Origin[] =>
  orders
    .filter(({ lines }) =>
      lines.some(({ serialPrefix, serials: bought }) =>
        serials.some(
          ({ prefix, first, last }) =>
            prefix === serialPrefix && bought.some((span) => span.first <= last && span.last >= first),
        ),
      ),
    )
    .map(({ id, placedAt }) => ({ orderId: id, placedAt }))
    .sort((a, b) => b.placedAt.localeCompare(a.placedAt))
