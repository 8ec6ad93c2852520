import type { Tx } from '../../platform/db.ts'
import { step } from '../../platform/in-step.ts'
import { enqueue } from '../../platform/outbox.ts'
import { paymentEvents } from './payments.tables.ts'
import { handlePaymentEventTask } from './payments.tasks.ts'
import type { KeptEvent } from './set-aside.ts'

type Received = { provider: string; event: KeptEvent; now: Date }

/** Answers whether it was the first copy. */
const keep = step(async (tx, received: readonly Received[]) => {
  const rows = received.map(({ provider, event: { id, type, body, verdict }, now }) => ({
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
    // In one order for every batch: of two that bring the same notices, one waits for the other.
    .values(rows.sort((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  const fresh = new Set(kept.map(({ id }) => id))
  return new Map(received.map((one) => [one, fresh.delete(one.event.id)]))
})

/** Keeps what the provider tells before anything is done about it; the second copy is already kept. */
export const receiveEvent = async (tx: Tx, provider: string, event: KeptEvent, now: Date): Promise<void> => {
  const isFirst = await keep(tx, { provider, event, now })
  if (isFirst && event.verdict === null) await enqueue(tx, handlePaymentEventTask, { eventId: event.id })
}
