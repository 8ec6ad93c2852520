import type { Published } from '../../people/webhooks/index.ts'
import type { LineRow, LockedOrder } from './lock-order.ts'

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** All that is told of an order is told in the order in which it happened. */
export const aboutOrder = (orderId: string) => `order:${orderId}`

/** What programs are told of an order that they may not know yet, or know by its number alone. */
export const orderData = (order: LockedOrder) => ({
  orderId: order.id,
  tonnes: sumOf(order.lines.map(({ quantity }) => quantity)),
  totalCents: order.totalCents,
  vatCents: order.vatCents,
  currency: order.currency,
  amountMinor: order.amountMinor,
})

const salesOf = (order: LockedOrder, lines: readonly LineRow[], sellerId: string): Published => {
  const sold = lines.filter((line) => line.sellerId === sellerId)
  return {
    organisationId: sellerId,
    type: 'sale.made',
    object: aboutOrder(order.id),
    data: {
      orderId: order.id,
      tonnes: sumOf(sold.map(({ quantity }) => quantity)),
      sellerCents: sumOf(sold.map(({ sellerCents }) => sellerCents)),
    },
  }
}

/** The buyer's news and each seller's. */
export const settledEvents = (order: LockedOrder): Published[] => [
  {
    organisationId: order.buyerId,
    type: 'order.settled',
    object: aboutOrder(order.id),
    data: orderData(order),
  },
  ...[...new Set(order.lines.map(({ sellerId }) => sellerId))].map((sellerId) =>
    salesOf(order, order.lines, sellerId),
  ),
]

export const refundedEvent = (
  { id, buyerId }: Pick<LockedOrder, 'id' | 'buyerId'>,
  refundedCents: number,
  /** The return, where it is of a part. */
  partId: string | null,
): Published => ({
  organisationId: buyerId,
  type: 'order.refunded',
  object: aboutOrder(id),
  which: partId ?? 'whole',
  data: { orderId: id, refundedCents, isWhole: partId === null },
})
