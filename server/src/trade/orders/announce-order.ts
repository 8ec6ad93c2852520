import type { Tx } from '../../platform/db.ts'
import { act } from '../../platform/in-step.ts'
import { tellRooms } from '../../platform/live-channel.ts'
import { roomOf } from '../../platform/outbox.ts'
import type { LockedOrder } from './lock-order.ts'

type Concerned = Pick<LockedOrder, 'room' | 'buyerId' | 'lines'>

type Told = { order: Concerned; holdingsChanged: boolean }

/** Each is told once, however many of the orders are theirs. */
const tell = act(async (tx, told: readonly Told[]) => {
  const news = new Map<string, Parameters<typeof tellRooms>[1][number]>()
  const add = (room: string, type: 'orders.changed' | 'holdings.changed' | 'listings.changed') =>
    news.set(`${type} ${room}`, { room, event: { type } })
  for (const { order, holdingsChanged } of told) {
    const { room, buyerId, lines } = order
    const buyers = [...(room ? [room] : []), ...(buyerId ? [roomOf({ organisationId: buyerId })] : [])]
    for (const buyer of buyers) {
      add(buyer, 'orders.changed')
      if (holdingsChanged) add(buyer, 'holdings.changed')
    }
    for (const { sellerId } of lines) add(roomOf({ organisationId: sellerId }), 'listings.changed')
  }
  const batchIds = told.flatMap(({ order }) => order.lines.map(({ batchId }) => batchId))
  await tellRooms(tx, [...news.values()], batchIds)
})

/**
 * Tells the screens of everyone an order concerns: the buyer, also without an account, and the sellers; and, without a
 * word about the order, those that show what it was taken from.
 */
export const announceOrder = (
  tx: Tx,
  order: Concerned,
  { holdingsChanged = false }: { holdingsChanged?: boolean } = {},
): Promise<void> => tell(tx, { order, holdingsChanged })
