import { eq } from 'drizzle-orm'
import { among } from '../../platform/among.ts'
import type { Tx } from '../../platform/db.ts'
import { step } from '../../platform/in-step.ts'
import { again, done, type Outcome } from '../../platform/outcome.ts'
import {
  endOrder,
  holdAgain,
  type LockedOrder,
  lockOrders,
  refundUnsold,
  settleOrder,
} from '../orders/index.ts'
import { findPaymentOfNotice, movedNoMoney, type Payment } from './find-payments.ts'
import type { PaymentNotice } from './payment-notice.ts'
import { payments } from './payments.tables.ts'
import { returnPlan, standOfPlan } from './return-plan.ts'
import { type Heard, markPaid, nameBuyer, settlePaid } from './settle-paid.ts'
import { type Context, handled, ignored, quarantined, type Verdict } from './verdict.ts'

/** Why a notice cannot be about this payment; null when it can. */
const disagreement = (payment: Payment, notice: PaymentNotice, live: boolean): string | null => {
  if (notice.live !== live) return 'live mode differs'
  if (payment.sessionId && notice.sessionId && payment.sessionId !== notice.sessionId)
    return 'another session'
  if (payment.intentId && notice.intentId && payment.intentId !== notice.intentId) return 'another payment'
  if (notice.amountCents !== payment.amountCents) return 'the amount differs'
  if (notice.currency !== payment.currency) return 'the currency differs'
  return null
}

/**
 * The buyer has paid for an order that was over. One that had lapsed settles all the same; the money goes back where somebody
 * had ended it, where its credits are gone, and where they cost more by now.
 */
const receiveLate = async (
  tx: Tx,
  order: LockedOrder,
  payment: Payment,
  { sender, now }: Context,
): Promise<Verdict> => {
  const held = await holdAgain(tx, order, now)
  if (typeof held === 'string') {
    await refundUnsold(tx, order, held, now)
    return handled(`paid too late (${held}), refunding`)
  }
  await settleOrder(tx, held, { ...sender, sandbox: movedNoMoney(payment) }, now)
  return handled('settled')
}

const isOver = ({ status }: LockedOrder): boolean => status === 'cancelled' || status === 'failed'

/** Whatever a notice may say but that an order, still held, is paid. */
const applyOther = async (tx: Tx, heard: Heard, context: Context): Promise<Verdict> => {
  const { notice, payment, order } = heard
  const { now } = context
  const change = (values: Partial<Payment>) =>
    tx
      .update(payments)
      .set({
        ...values,
        checkedAt: now,
        sessionId: payment.sessionId ?? notice.sessionId,
        intentId: payment.intentId ?? notice.intentId,
      })
      .where(eq(payments.orderId, order.id))
  const named = await nameBuyer(tx, heard)
  switch (notice.outcome) {
    case 'paid':
      await markPaid(tx, { heard, now })
      return isOver(order) ? receiveLate(tx, named, payment, context) : ignored(`already ${order.status}`)
    case 'failed':
      if (payment.state === 'succeeded') return ignored('paid before')
      await change({ state: 'failed', message: notice.message, declineCode: notice.declineCode })
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

type Found = { order: LockedOrder; payment: Payment }

/** Locks orders, and reads order and payment as they are then. Of several who ask for the same order one has it. */
const lockPaid = step(async (tx, wanted: readonly { orderId: string }[]) => {
  const orderIds = wanted.map(({ orderId }) => orderId)
  const orders = await lockOrders(tx, orderIds)
  const rows = await tx.select().from(payments).where(among(payments.orderId, orderIds))
  const paymentsOf = new Map(rows.map((payment) => [payment.orderId, payment]))
  const taken = new Set<string>()
  const found = new Map<{ orderId: string }, Found | 'taken' | null>()
  for (const one of wanted) {
    const order = orders.get(one.orderId)
    const payment = paymentsOf.get(one.orderId)
    if (taken.has(one.orderId)) found.set(one, 'taken')
    else found.set(one, order && payment ? { order, payment } : null)
    taken.add(one.orderId)
  }
  return found
})

const judge = ({ payment, notice }: Heard, live: boolean): Verdict | null => {
  const mismatch = disagreement(payment, notice, live)
  if (mismatch) return quarantined(mismatch)
  // Only the page's own notice knows the address a guest typed into it.
  return payment.pay === 'checkout_page' && notice.of === 'intent'
    ? ignored('the page reports for itself')
    : null
}

/**
 * Does what a notice calls for, once, however often and in whichever order notices arrive: everything about one order
 * waits at the order's row, and what does not fit changes nothing. A second notice about an order that another is about
 * in the same moment is to come again.
 */
export const applyNotice = async (
  tx: Tx,
  notice: PaymentNotice,
  context: Context,
): Promise<Outcome<Verdict>> => {
  const named = await findPaymentOfNotice(tx, notice)
  if (!named) return done(quarantined('no such payment'))
  const found = await lockPaid(tx, { orderId: named.orderId })
  if (found === 'taken') return again
  if (!found) return done(quarantined('no such payment'))
  const heard = { notice, ...found }
  const verdict = judge(heard, context.live)
  if (verdict) return done(verdict)
  if (notice.outcome === 'paid' && (found.order.status === 'pending' || isOver(found.order))) {
    const standing = await standOfPlan(tx, heard, context.now)
    if (standing === 'undecided') return again
    if (standing === 'taken') {
      await returnPlan(tx, heard, context.now)
      return done(handled('the plan was had before, refunding'))
    }
  }
  if (notice.outcome !== 'paid' || found.order.status !== 'pending')
    return done(await applyOther(tx, heard, context))
  await settlePaid(tx, heard, context)
  return done(handled('settled'))
}
