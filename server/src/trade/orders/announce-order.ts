import type { LiveEvent } from '@ledgerleaf/contract/events'
import type { Tx } from '../../platform/db.ts'
import { tellRooms } from '../../platform/live-channel.ts'
import { roomOf } from '../../platform/outbox.ts'
import type { LockedOrder } from './lock-order.ts'

type Concerned = Pick<LockedOrder, 'room' | 'buyerId' | 'lines'>

/**
 * Tells the screens of everyone these orders concern: the buyers, also without an account, and the sellers. Each is told
 * once, however many of the orders are theirs.
 */
export const announceOrders = async (
  tx: Tx,
  orders: readonly Concerned[],
  { holdingsChanged = false } = {},
): Promise<void> => {
  const buyers = new Set<string>()
  const sellers = new Set<string>()
  for (const { room, buyerId, lines } of orders) {
    if (room) buyers.add(room)
    if (buyerId) buyers.add(roomOf({ personId: buyerId }))
    for (const { sellerId } of lines) sellers.add(roomOf({ personId: sellerId }))
  }
  const bought: LiveEvent[] = [
    { type: 'orders.changed' },
    ...(holdingsChanged ? [{ type: 'holdings.changed' } as const] : []),
  ]
  await tellRooms(tx, [
    ...[...buyers].flatMap((room) => bought.map((event) => ({ room, event }))),
    ...[...sellers].map((room) => ({ room, event: { type: 'listings.changed' } as const })),
  ])
}

export const announceOrder = (tx: Tx, order: Concerned, options = {}): Promise<void> =>
  announceOrders(tx, [order], options)
