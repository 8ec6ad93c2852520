import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import {
  endOrder,
  holdAgain,
  type LockedOrder,
  lockOrders,
  mailSettlements,
  refundUnsold,
  settleOrders,
} from '../orders/index.ts'
import { findPaymentsOf, movedNoMoney, type Payment } from './find-payments.ts'
import { payments } from './payments.tables.ts'
import type { Report } from './report.ts'
import { type Heard, nameThem, settlePaid } from './settle-paid.ts'
import { type Context, handled, ignored, quarantined, type Verdict } from './verdict.ts'

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

/** The buyer has paid for an order that was over: it settles all the same, and where its credits are gone the money goes back. */
const receiveLate = async (
  tx: Tx,
  order: LockedOrder,
  payment: Payment,
  { sender, now }: Context,
): Promise<Verdict> => {
  const held = await holdAgain(tx, order, now)
  if (!held) {
    await refundUnsold(tx, order, now)
    return handled('paid too late, refunding')
  }
  await settleOrders(tx, [held], now)
  await mailSettlements(tx, sender, [{ order: held, sandbox: movedNoMoney(payment) }])
  return handled('settled')
}

const isOver = ({ status }: LockedOrder): boolean => status === 'cancelled' || status === 'failed'

/** Whatever a report may say but that an order, still held, is paid. */
const applyOne = async (tx: Tx, heard: Heard, context: Context): Promise<Verdict> => {
  const { report, payment, order } = heard
  const { now } = context
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
  const [named = order] = await nameThem(tx, [heard])
  switch (report.outcome) {
    case 'paid':
      await change({ state: 'succeeded', message: null })
      return isOver(order) ? receiveLate(tx, named, payment, context) : ignored(`already ${order.status}`)
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

/** Locks the orders that reports are about, and reads order and payment as they are then. */
const hear = async (tx: Tx, reports: readonly Report[]): Promise<(Heard | null)[]> => {
  const found = await findPaymentsOf(tx, reports)
  const orderIds = found.flatMap((payment) => payment?.orderId ?? [])
  if (orderIds.length === 0) return reports.map(() => null)
  const orders = await lockOrders(tx, orderIds)
  const rows = await tx.select().from(payments).where(inArray(payments.orderId, orderIds))
  return reports.map((report, at) => {
    const orderId = found[at]?.orderId
    const order = orders.get(orderId ?? '')
    const payment = rows.find((row) => row.orderId === orderId)
    return order && payment ? { report, payment, order } : null
  })
}

const judge = (heard: Heard | null, live: boolean): Verdict | null => {
  if (!heard) return quarantined('no such payment')
  const mismatch = disagreement(heard.payment, heard.report, live)
  if (mismatch) return quarantined(mismatch)
  // Only the page's own report knows the address a guest typed into it.
  return heard.payment.pay === 'checkout_page' && heard.report.of === 'intent'
    ? ignored('the page reports for itself')
    : null
}

/**
 * Does what reports call for, each once, however often and in whichever order they arrive: everything about one order
 * waits at the order's row, and what does not fit changes nothing. Held orders that are paid settle together; all else
 * follows one by one.
 */
export const applyReports = async (
  tx: Tx,
  reports: readonly Report[],
  context: Context,
): Promise<Verdict[]> => {
  const heard = await hear(tx, reports)
  const verdicts = heard.map((one) => judge(one, context.live))
  const settled = new Map<string, Heard>()
  for (const [at, one] of heard.entries())
    if (one && !verdicts[at] && one.report.outcome === 'paid' && one.order.status === 'pending')
      if (!settled.has(one.order.id)) settled.set(one.order.id, one)
  await settlePaid(tx, [...settled.values()], context.sender, context.now)
  const answers: Verdict[] = []
  for (const [at, one] of heard.entries()) {
    const verdict = verdicts[at]
    if (verdict) answers.push(verdict)
    else if (one && settled.get(one.order.id) === one) answers.push(handled('settled'))
    else {
      // An earlier report of the same batch may have changed what was read.
      const [fresh] =
        one && answers.some(({ state }) => state === 'handled') ? await hear(tx, [one.report]) : [one]
      answers.push(
        fresh
          ? (judge(fresh, context.live) ?? (await applyOne(tx, fresh, context)))
          : quarantined('no such payment'),
      )
    }
  }
  return answers
}
