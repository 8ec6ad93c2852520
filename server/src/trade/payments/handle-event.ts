import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import type { Tx } from '../../platform/db.ts'
import { applyDispute } from './apply-dispute.ts'
import { applyReports } from './apply-report.ts'
import { paymentEvents } from './payments.tables.ts'
import { disputeOfEvent, reportOfEvent } from './report.ts'
import { type Context, ignored, quarantined, type Verdict } from './verdict.ts'

const judge = async (tx: Tx, events: readonly Stripe.Event[], context: Context): Promise<Verdict[]> => {
  const isOurs = (event: Stripe.Event) => event.livemode === context.live
  const reports = events.map((event) => (isOurs(event) ? reportOfEvent(event) : null))
  const heard = reports.filter((report) => report !== null)
  const next = (await applyReports(tx, heard, context)).values()
  const verdicts: Verdict[] = []
  for (const [at, event] of events.entries()) {
    const dispute = disputeOfEvent(event)
    if (!isOurs(event)) verdicts.push(quarantined('live mode differs'))
    else if (reports[at]) verdicts.push(next.next().value ?? ignored('nothing to do'))
    else verdicts.push(dispute ? await applyDispute(tx, dispute, context) : ignored('nothing to do'))
  }
  return verdicts
}

/** Handles kept reports and notes the outcomes in the same transaction, so each is handled once. */
export const handleEvents = async (
  tx: Tx,
  eventIds: readonly string[],
  context: Context,
): Promise<(Verdict | null)[]> => {
  const kept = await tx
    .select()
    .from(paymentEvents)
    .where(and(inArray(paymentEvents.id, [...eventIds]), eq(paymentEvents.state, 'received')))
    // In the order they came, which is also the order in which every batch locks them.
    .orderBy(asc(paymentEvents.receivedAt), asc(paymentEvents.id))
    .for('update')
  if (kept.length === 0) return eventIds.map(() => null)
  const verdicts = await judge(
    tx,
    kept.map(({ body }) => body as Stripe.Event),
    context,
  )
  await tx.execute(sql`
    update ${paymentEvents} set state = verdict.state, reason = verdict.reason,
      handled_at = ${context.now.toISOString()}::timestamptz
    from unnest(${sql.param(kept.map(({ id }) => id))}::text[], ${sql.param(verdicts.map(({ state }) => state))}::text[],
      ${sql.param(verdicts.map(({ reason }) => reason))}::text[]) as verdict (id, state, reason)
    where payment_events.id = verdict.id`)
  const byId = new Map(kept.map(({ id }, at) => [id, verdicts[at] ?? null]))
  return eventIds.map((id) => byId.get(id) ?? null)
}
