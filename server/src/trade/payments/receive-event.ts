import type Stripe from 'stripe'
import type { Tx } from '../../platform/db.ts'
import { enqueueAll } from '../../platform/outbox.ts'
import { paymentEvents } from './payments.tables.ts'

/** Keeps reports before anything is done about them; the second copy of one is already kept. */
export const receiveEvents = async (
  tx: Tx,
  provider: string,
  events: readonly Stripe.Event[],
  now: Date,
): Promise<void> => {
  const rows = events.map((event) => ({
    id: event.id,
    provider,
    type: event.type,
    body: event,
    receivedAt: now,
    state: 'received' as const,
  }))
  const kept = await tx
    .insert(paymentEvents)
    // In one order for every batch: of two that bring the same reports, one waits for the other.
    .values(rows.sort((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  await enqueueAll(tx, [{ task: 'handle-payment-event', payloads: kept.map(({ id }) => ({ eventId: id })) }])
}
