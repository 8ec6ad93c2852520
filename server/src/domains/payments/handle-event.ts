import { and, eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Tx } from '../../platform/db.ts'
import type { Sender } from '../orders/index.ts'
import { applyReport, type Verdict } from './apply-report.ts'
import { paymentEvents } from './payments.tables.ts'
import { reportOfEvent } from './report.ts'

const judge = async (
  tx: Tx,
  event: Stripe.Event,
  context: { live: boolean; sender: Sender; now: Date },
): Promise<Verdict> => {
  if (event.livemode !== context.live) return { state: 'quarantined', reason: 'live mode differs' }
  const report = reportOfEvent(event)
  return report ? applyReport(tx, report, context) : { state: 'ignored', reason: 'nothing to do' }
}

/** Handles a kept report and notes the outcome in the same transaction, so it is handled once. */
export const handleEvent = async (
  tx: Tx,
  eventId: string,
  context: { live: boolean; sender: Sender; now: Date },
): Promise<Verdict | null> => {
  const [kept] = await tx
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, eventId), eq(paymentEvents.state, 'received')))
    .for('update')
  if (!kept) return null
  const verdict = await judge(tx, kept.body as Stripe.Event, context)
  await tx
    .update(paymentEvents)
    .set({ ...verdict, handledAt: context.now })
    .where(eq(paymentEvents.id, eventId))
  return verdict
}
