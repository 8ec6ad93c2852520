import type { Tx } from '../../platform/db.ts'
import { tellRooms } from '../../platform/live-channel.ts'
import { roomOf } from '../../platform/outbox.ts'

/** Credits of these batches moved, or are offered otherwise: tells their seller, and everyone who looks at the market. */
export const announceCredits = (tx: Tx, sellerId: string, batchIds: readonly string[]): Promise<void> =>
  tellRooms(
    tx,
    [{ room: roomOf({ organisationId: sellerId }), event: { type: 'listings.changed' } }],
    batchIds,
  )
