import type Stripe from 'stripe'
import type { Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import { paymentEvents } from './payments.tables.ts'

/** Keeps a report before anything is done about it; the second copy of one is already kept. */
export const receiveEvent = async (
  tx: Tx,
  provider: string,
  event: Stripe.Event,
  now: Date,
): Promise<void> => {
  const kept = await tx
    .insert(paymentEvents)
    .values({ id: event.id, provider, type: event.type, body: event, receivedAt: now, state: 'received' })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  if (kept.length > 0)
    await enqueue(tx, 'handle-payment-event', { eventId: event.id }, { key: `event:${event.id}` })
}
