import type { Tx } from '../../platform/db.ts'
import { enqueueAll } from '../../platform/outbox.ts'
import { paymentEvents } from './payments.tables.ts'
import type { KeptEvent } from './set-aside.ts'

/** Keeps reports before anything is done about them; the second copy of one is already kept. */
export const receiveEvents = async (
  tx: Tx,
  provider: string,
  events: readonly KeptEvent[],
  now: Date,
): Promise<void> => {
  const rows = events.map(({ id, type, body, verdict }) => ({
    id,
    provider,
    type,
    body,
    receivedAt: now,
    state: verdict?.state ?? ('received' as const),
    reason: verdict?.reason ?? null,
  }))
  const kept = await tx
    .insert(paymentEvents)
    // In one order for every batch: of two that bring the same reports, one waits for the other.
    .values(rows.sort((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id, state: paymentEvents.state })
  const open = kept.filter(({ state }) => state === 'received')
  await enqueueAll(tx, [{ task: 'handle-payment-event', payloads: open.map(({ id }) => ({ eventId: id })) }])
}
