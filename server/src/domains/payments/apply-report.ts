import { Email } from '@ledgerleaf/contract/identity'
import { eq, or, type SQL } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { enqueue } from '../../platform/outbox.ts'
import {
  endOrder,
  holdAgain,
  type LockedOrder,
  lockOrder,
  mailSettlement,
  nameGuest,
  refundUnsold,
  type Sender,
  settleOrder,
} from '../orders/index.ts'
import { payments } from './payments.tables.ts'
import type { Report } from './report.ts'

export type Verdict = { state: 'handled' | 'ignored' | 'quarantined'; reason: string }
type Payment = typeof payments.$inferSelect

const handled = (reason: string): Verdict => ({ state: 'handled', reason })
const ignored = (reason: string): Verdict => ({ state: 'ignored', reason })
const quarantined = (reason: string): Verdict => ({ state: 'quarantined', reason })

const findPayment = async (
  tx: Tx,
  { orderId, sessionId, intentId }: Report,
): Promise<Payment | undefined> => {
  const names: SQL[] = []
  if (sessionId) names.push(eq(payments.sessionId, sessionId))
  if (intentId) names.push(eq(payments.intentId, intentId))
  if (orderId && isId(orderId)) names.push(eq(payments.orderId, orderId))
  const found =
    names.length === 0
      ? []
      : await tx
          .select()
          .from(payments)
          .where(or(...names))
  // Names of two payments in one report are not for us to sort out.
  return found.length === 1 ? found[0] : undefined
}

/** Why a report cannot be about this payment; null when it can. */
const disagreement = (payment: Payment, report: Report, live: boolean): string | null => {
  if (report.live !== live) return 'live mode differs'
  if (payment.sessionId && report.sessionId && payment.sessionId !== report.sessionId)
    return 'another session'
  if (payment.intentId && report.intentId && payment.intentId !== report.intentId) return 'another payment'
  if (report.amountCents !== payment.amountCents) return 'the amount differs'
  if (report.currency !== payment.currency) return 'the currency differs'
  return null
}

/** What the buyer asked for beyond the credits themselves. */
const enqueueFollowing = async (tx: Tx, { id: orderId, retire, lines }: LockedOrder): Promise<void> => {
  if (retire) await enqueue(tx, 'retire-order', { orderId }, { key: `retire:${orderId}` })
  if (lines.some(({ saleType }) => saleType === 'subscription'))
    await enqueue(tx, 'start-subscriptions', { orderId }, { key: `subscribe:${orderId}` })
}

/** The buyer has paid: the order settles, also late, and where its credits are gone the money goes back. */
const receiveMoney = async (tx: Tx, order: LockedOrder, sender: Sender, now: Date): Promise<Verdict> => {
  if (order.status === 'settled' || order.status === 'refunded' || order.status === 'paid')
    return ignored(`already ${order.status}`)
  const held = order.status === 'pending' ? order : await holdAgain(tx, order, now)
  if (!held) {
    await refundUnsold(tx, order, now)
    return handled('paid too late, refunding')
  }
  await settleOrder(tx, held, now)
  await mailSettlement(tx, sender, held)
  await enqueueFollowing(tx, held)
  if (held.buyerId === null && held.email !== null) await enqueue(tx, 'claim-orders', { email: held.email })
  return handled('settled')
}

/**
 * Does what a report calls for, once, however often and in whichever order reports arrive: everything about one order
 * waits at the order's row, and what does not fit changes nothing.
 */
export const applyReport = async (
  tx: Tx,
  report: Report,
  { live, sender, now }: { live: boolean; sender: Sender; now: Date },
): Promise<Verdict> => {
  const found = await findPayment(tx, report)
  const order = found && (await lockOrder(tx, found.orderId))
  if (!order) return quarantined('no such payment')
  const [payment] = await tx.select().from(payments).where(eq(payments.orderId, order.id))
  if (!payment) return quarantined('no such payment')
  const mismatch = disagreement(payment, report, live)
  if (mismatch) return quarantined(mismatch)
  // Only the page's own report knows the address a guest typed into it.
  if (payment.pay === 'checkout_page' && report.of === 'intent') return ignored('the page reports for itself')

  const email = Email.safeParse(report.email)
  const named = order.buyerId === null && email.success ? await nameGuest(tx, order, email.data) : order
  const change = (values: Partial<Payment>) =>
    tx
      .update(payments)
      .set({
        ...values,
        checkedAt: now,
        sessionId: payment.sessionId ?? report.sessionId,
        intentId: payment.intentId ?? report.intentId,
      })
      .where(eq(payments.orderId, order.id))

  switch (report.outcome) {
    case 'paid':
      await change({ state: 'succeeded', message: null })
      return receiveMoney(tx, named, sender, now)
    case 'failed':
      if (payment.state === 'succeeded') return ignored('paid before')
      await change({ state: 'failed', message: report.message })
      return (await endOrder(tx, order, 'declined', now)) ? handled('declined') : ignored('over before')
    case 'expired':
      if (payment.state === 'succeeded') return ignored('paid before')
      await change({ state: 'expired' })
      return (await endOrder(tx, order, 'lapsed', now)) ? handled('lapsed') : ignored('over before')
    case 'open':
      await change({})
      return ignored('not decided')
  }
}
