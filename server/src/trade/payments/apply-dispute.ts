import { and, eq, isNull, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import * as z from 'zod/mini'
import type { Reader, Tx } from '../../platform/db.ts'
import { enqueue } from '../../platform/outbox.ts'
import { query } from '../../platform/query.ts'
import { freezeCredits, thawCredits } from '../../use/freezes/index.ts'
import { centsOf, findBoughtBatches, type LockedOrder, lockOrder } from '../orders/index.ts'
import { disputes, payments } from './payments.tables.ts'
import { retireDeliveredTask } from './payments.tasks.ts'
import { settleLost } from './settle-dispute.ts'
import { type Context, handled, ignored, quarantined, type Verdict } from './verdict.ts'

const IdRow = z.object({ id: z.string() })

/** A dispute may be told before the payment it is about. */
const unknownPayment = 'a dispute about no payment of ours'

/** A warning that came to nothing is decided as well: there is nobody left to answer. */
const decided: ReadonlySet<string> = new Set(['won', 'lost', 'warning_closed', 'prevented'])

const intentOf = ({ payment_intent: intent }: Stripe.Dispute): string | null =>
  typeof intent === 'string' ? intent : (intent?.id ?? null)

const findPayment = async (tx: Tx, dispute: Stripe.Dispute) => {
  const intentId = intentOf(dispute)
  if (intentId === null) return undefined
  const [payment] = await tx.select().from(payments).where(eq(payments.intentId, intentId))
  return payment
}

/** Keeps what the provider says of a dispute. One that was decided stays decided, whatever arrives late. */
const keep = async (tx: Tx, dispute: Stripe.Dispute, order: LockedOrder, now: Date): Promise<boolean> => {
  const { id, amount: amountMinor, currency, reason, status } = dispute
  const amountCents = centsOf(order, amountMinor)
  const kept = await tx
    .insert(disputes)
    .values({
      id,
      orderId: order.id,
      amountCents,
      amountMinor,
      currency,
      reason,
      status,
      openedAt: new Date(dispute.created * 1000),
      changedAt: now,
    })
    .onConflictDoUpdate({
      target: disputes.id,
      set: { amountCents, amountMinor, reason, status, changedAt: now },
      setWhere: sql`${disputes.status} not in ('won', 'lost')`,
    })
    .returning({ id: disputes.id })
  return kept.length > 0
}

/** Notes a dispute, and settles the order with one that is lost. Safe to repeat and in any order. */
export const applyDispute = async (
  tx: Tx,
  dispute: Stripe.Dispute,
  { live, now }: Pick<Context, 'live' | 'now'>,
): Promise<Verdict> => {
  if (dispute.livemode !== live) return quarantined('live mode differs')
  const payment = await findPayment(tx, dispute)
  const order = payment && (await lockOrder(tx, payment.orderId))
  if (!payment || !order) return quarantined(unknownPayment)
  if (dispute.currency !== payment.currency || dispute.amount > payment.amountCents)
    return quarantined('a dispute about another amount')
  if (!(await keep(tx, dispute, order, now))) return ignored('dispute decided before')
  if (decided.has(dispute.status)) {
    await thawCredits(tx, dispute.id)
    if (dispute.status !== 'lost') await enqueue(tx, retireDeliveredTask, { orderId: order.id })
  } else await freezeCredits(tx, dispute.id, order, await findBoughtBatches(tx, order), now)
  return dispute.status === 'lost'
    ? settleLost(tx, order, dispute, now)
    : handled(`dispute ${dispute.status}`)
}

/** Events about disputes that were set aside because nobody knew the payment, and whose payment is known by now. */
export const recallDisputes = async (tx: Tx): Promise<string[]> => {
  const rows = await query(
    tx,
    IdRow,
    sql`
    update payment_events event set state = 'received', reason = null, handled_at = null from payments
    where event.state = 'quarantined' and event.reason = ${unknownPayment}
      and payments.intent_id = event.body #>> '{data,object,payment_intent}'
    returning event.id`,
  )
  return rows.map(({ id }) => id)
}

export const findDispute = async (db: Reader, disputeId: string) => {
  const [found] = await db.select().from(disputes).where(eq(disputes.id, disputeId))
  return found
}

/** What the bank has not decided of an order. */
export const findUndecided = async (db: Reader, orderId: string) => {
  const found = await db.select().from(disputes).where(eq(disputes.orderId, orderId))
  return found.filter(({ status }) => !decided.has(status))
}

/** One that is not decided yet. */
export const findOpenDispute = async (db: Reader, disputeId: string) => {
  const found = await findDispute(db, disputeId)
  return found && !decided.has(found.status) ? found : undefined
}

/** Whether the buyer has still to be told that it was lost; from now on they have been. */
export const markTold = async (tx: Tx, disputeId: string | undefined, now: Date): Promise<boolean> => {
  if (disputeId === undefined) return true
  const marked = await tx
    .update(disputes)
    .set({ toldAt: now })
    .where(and(eq(disputes.id, disputeId), isNull(disputes.toldAt)))
    .returning({ id: disputes.id })
  return marked.length > 0
}
