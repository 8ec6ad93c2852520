import type { Tx } from '../../platform/db.ts'
import { tellRoom } from '../../platform/live-channel.ts'
import { announce, roomOf } from '../../platform/outbox.ts'
import type { LockedOrder } from './lock-order.ts'

/** Tells the screens of everyone an order concerns: the buyer, also without an account, and each seller. */
export const announceOrder = async (
  tx: Tx,
  { room, buyerId, lines }: Pick<LockedOrder, 'room' | 'buyerId' | 'lines'>,
  { holdingsChanged = false } = {},
): Promise<void> => {
  const rooms = new Set<string>()
  if (room) rooms.add(room)
  if (buyerId) rooms.add(roomOf({ personId: buyerId }))
  for (const each of rooms) {
    await tellRoom(tx, each, { type: 'orders.changed' })
    if (holdingsChanged) await tellRoom(tx, each, { type: 'holdings.changed' })
  }
  for (const sellerId of new Set(lines.map((line) => line.sellerId)))
    await announce(tx, { personId: sellerId }, { type: 'listings.changed' })
}
