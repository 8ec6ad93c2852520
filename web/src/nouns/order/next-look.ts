import type { Order } from '@ledgerleaf/contract/orders'

/** Not yet at its end: paid orders settle, pending ones are paid, given up or lapse. */
export const isUnderWay = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'pending' || status === 'paid'

/** Settled a moment ago, and its certificates are still being written. */
const isBeingRetired = (order: Partial<Order>): boolean =>
  order.status === 'settled' &&
  order.isRetiring === true &&
  order.certificates?.length === 0 &&
  order.lines?.some(({ saleType }) => saleType !== 'forward') === true

/** Settled a moment ago, and its invoice has no number yet. */
const awaitsInvoice = ({ status, invoice }: Partial<Order>): boolean =>
  status === 'settled' && invoice === null

/** Settled a moment ago, and the public log does not have it yet. */
const awaitsLog = ({ status, logIndex }: Partial<Order>): boolean => status === 'settled' && logIndex === null

// The line may be quiet while a payment settles: every second at first, ever more rarely, and no longer than credits
// are held.
const pace = [
  { looks: 10, everyMs: 1000 },
  { looks: 40, everyMs: 3000 },
  { looks: 120, everyMs: 10_000 },
] as const

/** How long to wait before asking again how an order stands; false once there is nothing to wait for. */
export const nextLookMs = (
  order:
    | (Pick<Order, 'status'> &
        Partial<Pick<Order, 'isRetiring' | 'certificates' | 'lines' | 'invoice' | 'logIndex'>>)
    | undefined,
  looks: number,
): number | false => {
  const waits = [isUnderWay, isBeingRetired, awaitsInvoice, awaitsLog]
  if (order && !waits.some((wait) => wait(order))) return false
  return pace.find((step) => looks < step.looks)?.everyMs ?? false
}
