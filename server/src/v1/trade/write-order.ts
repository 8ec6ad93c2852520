import { orderNumber } from '@ledgerleaf/contract/order-name'
import type { Order as Known } from '@ledgerleaf/contract/orders'
import type { V1Order } from '@ledgerleaf/contract/v1/orders'
import { dollars, money, tonnes } from '../shapes/index.ts'

/** Money came for it; whether it went back is told beside it. */
const isPaid = ({ status }: Known): boolean => !['pending', 'cancelled', 'failed'].includes(status)

/** An order as programs read it. */
export const writeOrder = (order: Known, livemode: boolean): V1Order => ({
  object: 'order',
  id: order.id,
  livemode,
  number: orderNumber(order.id),
  status: order.status,
  total: dollars(order.totalCents),
  vat: dollars(order.vatCents),
  paid: money(isPaid(order) ? order.paid.minor : 0, order.paid.currency),
  returned: money(order.returnedMinor, order.paid.currency),
  placedAt: order.placedAt,
  heldUntil: order.heldUntil,
  settledAt: order.settledAt,
  endedAt: order.endedAt ?? null,
  endReason: order.endReason,
  invoice: order.invoice,
  poNumber: order.poNumber ?? null,
  isByInvoice: order.isByTransfer,
  isSandbox: order.sandbox,
  retires: order.isRetiring,
  certificates: order.certificates.map(({ id, quantity, retiredAt }) => ({
    id,
    quantity: tonnes(quantity),
    retiredAt,
  })),
  lines: order.lines.map((line) => ({
    id: line.id,
    listing: line.listingId,
    project: { id: line.projectId, name: line.projectName },
    registry: line.registry,
    vintage: line.vintage,
    saleType: line.saleType,
    quantity: tonnes(line.quantity),
    price: dollars(line.pricePerCreditCents),
    total: dollars(line.totalCents),
    serialPrefix: line.serialPrefix,
    serials: line.serials,
  })),
})
