import { and, asc, eq, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { among } from '../../platform/among.ts'
import type { Tx } from '../../platform/db.ts'
import { act, isAlone, step } from '../../platform/in-step.ts'
import { again, done, type Outcome } from '../../platform/outcome.ts'
import { applyDispute } from './apply-dispute.ts'
import { applyNotice } from './apply-notice.ts'
import { applyRefund } from './apply-refund.ts'
import { applyCard } from './keep-card.ts'
import { disputeOfEvent, noticeOfEvent } from './payment-notice.ts'
import { paymentEvents } from './payments.tables.ts'
import { type Context, ignored, quarantined, type Verdict } from './verdict.ts'

/** An event nobody has handled yet, locked until the transaction ends. */
const takeEvent = step(async (tx, eventIds: readonly string[]) => {
  const kept = await tx
    .select({ id: paymentEvents.id, body: paymentEvents.body })
    .from(paymentEvents)
    .where(and(among(paymentEvents.id, eventIds), eq(paymentEvents.state, 'received')))
    // In one order for everybody, so that two batches never wait for each other.
    .orderBy(asc(paymentEvents.receivedAt), asc(paymentEvents.id))
    .for('update')
  return new Map(kept.map(({ id, body }) => [id, body as Stripe.Event]))
})

const judge = async (tx: Tx, event: Stripe.Event, context: Context): Promise<Outcome<Verdict>> => {
  if (event.livemode !== context.live) return done(quarantined('live mode differs'))
  const card = await applyCard(tx, event)
  const notice = noticeOfEvent(event)
  if (notice) return applyNotice(tx, notice, context)
  const dispute = disputeOfEvent(event)
  if (!dispute) {
    if (card) return done(card)
    return isAlone(tx) ? done(await applyElsewhere(tx, event, context)) : again
  }
  // Disputes are rare and may be about an order that others in the batch are about.
  if (!isAlone(tx)) return again
  const verdict = await applyDispute(tx, dispute, context)
  return done(verdict.state === 'quarantined' ? verdict : { ...verdict, disputeId: dispute.id })
}

/** What is told of returns, of sellers' accounts and of what was sent to them: rare, and done by itself. */
const applyElsewhere = async (tx: Tx, event: Stripe.Event, context: Context): Promise<Verdict> =>
  (await applyRefund(tx, event, context.now)) ??
  (await context.outside?.(tx, event, context.now)) ??
  ignored('nothing to do')

const noteVerdict = act(
  async (tx, noted: readonly { eventId: string; verdict: Verdict; now: Date }[]): Promise<void> => {
    const of = <T>(read: (one: (typeof noted)[number]) => T) => sql.param(noted.map(read))
    await tx.execute(sql`
      update ${paymentEvents} set state = verdict.state, reason = verdict.reason, handled_at = verdict.at
      from unnest(${of(({ eventId }) => eventId)}::text[], ${of(({ verdict }) => verdict.state)}::text[],
        ${of(({ verdict }) => verdict.reason)}::text[], ${of(({ now }) => now.toISOString())}::timestamptz[])
        as verdict (id, state, reason, at)
      where payment_events.id = verdict.id`)
  },
)

/** Handles a kept event and notes the outcome in the same transaction, so that it is handled once. */
export const handleEvent = async (
  tx: Tx,
  eventId: string,
  context: Context,
): Promise<Outcome<Verdict | null>> => {
  const event = await takeEvent(tx, eventId)
  if (!event) return done(null)
  const verdict = await judge(tx, event, context)
  if (verdict.kind === 'done') await noteVerdict(tx, { eventId, verdict: verdict.value, now: context.now })
  return verdict
}
