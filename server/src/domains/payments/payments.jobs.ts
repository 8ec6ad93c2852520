import { and, asc, eq, isNotNull, lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../../platform/db.ts'
import type { Tasks } from '../../platform/outbox.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { findOrderRow, finishRefund, mailRefund, type Sender } from '../orders/index.ts'
import { applyReport, type Verdict } from './apply-report.ts'
import { handleEvent } from './handle-event.ts'
import { findPaymentOf } from './open-payment.ts'
import { payments } from './payments.tables.ts'
import type { PaymentProvider } from './provider.ts'
import type { Report } from './report.ts'

type PaymentTasks = Pick<
  Tasks,
  'charge-order' | 'close-payment' | 'handle-payment-event' | 'refund-payment' | 'reconcile-payments'
>
type PaymentParts = { db: Db; provider: PaymentProvider | null; sender: Sender; log: Logger }

// A webhook is usually here within a second; whoever is not is asked after.
const askAfterMs = 20_000
const askedMax = 100
const lookBackMs = 2 * 60 * 60 * 1000

const tellQuarantine = (log: Logger, verdict: Verdict | null, about: string): void => {
  if (verdict?.state === 'quarantined')
    log.error({ about, reason: verdict.reason }, 'a payment report was set aside')
}

const apply = async ({ db, provider, sender, log }: PaymentParts, report: Report): Promise<Verdict> => {
  const context = { live: provider?.live ?? false, sender, now: new Date() }
  const verdict = await inTransaction(db, (tx) => applyReport(tx, report, context))
  tellQuarantine(log, verdict, report.sessionId ?? report.intentId ?? 'a payment')
  return verdict
}

/** Asks the provider about every payment that should have been heard of, and about every payment it has taken lately. */
const reconcile = async (parts: PaymentParts & { provider: PaymentProvider }): Promise<void> => {
  const { db, provider } = parts
  const now = Date.now()
  const unheard = await db
    .select({ sessionId: payments.sessionId })
    .from(payments)
    .where(
      and(
        eq(payments.state, 'open'),
        eq(payments.provider, provider.name),
        isNotNull(payments.sessionId),
        lt(payments.createdAt, new Date(now - askAfterMs)),
      ),
    )
    .orderBy(asc(payments.checkedAt), asc(payments.createdAt))
    .limit(askedMax)
  for (const { sessionId } of unheard)
    if (sessionId) await apply(parts, await provider.findSession(sessionId))
  for (const report of await provider.findIntents(new Date(now - lookBackMs)))
    if (report.orderId && report.outcome === 'paid') await apply(parts, report)
}

/** Talks to the provider outside any transaction; each job can be repeated from its start. */
export const paymentTasks = (parts: PaymentParts): PaymentTasks => {
  const { db, provider, sender, log } = parts
  return {
    'charge-order': async ({ orderId }) => {
      const order = await findOrderRow(db, orderId)
      const payment = await findPaymentOf(db, orderId)
      if (!provider || !payment || order?.status !== 'pending') return
      const { amountCents, currency } = payment
      const charge = { orderId, name: order.basketName, amountCents, currency, email: null }
      await apply(parts, await provider.chargeCardOnFile(charge))
    },
    // Nobody may pay for an order that is over. Whoever was faster is heard here and not turned away.
    'close-payment': async ({ orderId }) => {
      const payment = await findPaymentOf(db, orderId)
      if (!provider || !payment?.sessionId || payment.state !== 'open') return
      const before = await provider.findSession(payment.sessionId)
      if (before.outcome === 'open') await provider.closePage(payment.sessionId)
      await apply(parts, await provider.findSession(payment.sessionId))
    },
    'handle-payment-event': async ({ eventId }) => {
      const context = { live: provider?.live ?? false, sender, now: new Date() }
      tellQuarantine(log, await inTransaction(db, (tx) => handleEvent(tx, eventId, context)), eventId)
    },
    'refund-payment': async ({ orderId }) => {
      const intentId = (await findPaymentOf(db, orderId))?.intentId
      if (intentId && !provider) throw new Error(`nobody can return the payment of order ${orderId}`)
      // An order that was recorded without a provider has nothing to return but the record.
      const refundId = provider && intentId ? await provider.refund(orderId, intentId) : `recorded:${orderId}`
      await inTransaction(db, async (tx) => {
        const order = await finishRefund(tx, orderId, refundId, new Date())
        if (order) await mailRefund(tx, order)
      })
    },
    'reconcile-payments': async () => {
      if (provider) await reconcile({ ...parts, provider })
    },
  }
}
