import { and, asc, eq, isNotNull, lt } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { gather } from '../../platform/gather.ts'
import { groupCommit } from '../../platform/group-commit.ts'
import { enqueue } from '../../platform/outbox.ts'
import { allDone } from '../../platform/outcome.ts'
import { noteSecurity } from '../../platform/security-log.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { issuePapers } from '../invoices/index.ts'
import {
  closePaymentTask,
  findPartRefund,
  findRefund,
  finishPartRefund,
  finishRefund,
  type LockedOrder,
  lockOrder,
  mailDispute,
  mailPartRefund,
  mailRefund,
  orderLink,
  type PaidPart,
  refundPartTask,
  refundPaymentTask,
  type Sender,
} from '../orders/index.ts'
import { findOpenDispute, markTold, recallDisputes } from './apply-dispute.ts'
import { applyNotice } from './apply-notice.ts'
import { recallRefunds } from './apply-refund.ts'
import { findCharges } from './find-charges.ts'
import { movedNoMoney } from './find-payments.ts'
import { handleEvent } from './handle-event.ts'
import { findPaymentOf } from './open-payment.ts'
import type { PaymentNotice } from './payment-notice.ts'
import { payments, savedCards } from './payments.tables.ts'
import {
  answerDisputeTask,
  chargeOrderTask,
  closeQuoteTask,
  describeCardTask,
  handlePaymentEventTask,
  reconcilePaymentsTask,
  tellDisputeTask,
} from './payments.tasks.ts'
import type { PaymentProvider } from './provider.ts'
import { returnTransfer } from './return-transfer.ts'
import { findCard } from './saved-cards.ts'
import { setAside } from './set-aside.ts'
import type { OutsideEvent, Verdict } from './verdict.ts'

type PaymentParts = {
  config: Pick<Config, 'invoicing'>
  db: Db
  provider: PaymentProvider | null
  sender: Sender
  log: Logger
  /** What others of the market do about events that are not about payments. */
  outside?: OutsideEvent
}

// A webhook is usually here within a second; whoever is not is asked after.
const askAfterMs = 20_000
const askedMax = 100
const lookBackMs = 2 * 60 * 60 * 1000

const nothing = { amountCents: 0, amountMinor: 0, attempt: 1 }

const tellQuarantine = (log: Logger, verdict: Verdict | null, about: string): void => {
  if (verdict?.state === 'quarantined')
    log.error(
      { code: 'payment-notice-set-aside', about, reason: verdict.reason },
      'a payment notice was set aside',
    )
}

/** Asks the provider about every payment that should have been heard of, and about every payment it has taken lately. */
const reconcile = async (
  db: Db,
  provider: PaymentProvider,
  apply: (notice: PaymentNotice) => Promise<void>,
): Promise<void> => {
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
  for (const { sessionId } of unheard) if (sessionId) await apply(await provider.findSession(sessionId))
  for (const notice of await provider.findIntents(new Date(now - lookBackMs)))
    if (notice.orderId && notice.outcome === 'paid') await apply(notice)
}

/** Talks to the provider outside any transaction; each job can be repeated from its start. */
export const paymentTasks = ({ config, db, provider, sender, log, outside }: PaymentParts): TaskHandler[] => {
  const context = (now: Date) => ({ live: provider?.live ?? false, sender, now, outside })
  const applyTogether = groupCommit(db, (tx, { notice, now }: { notice: PaymentNotice; now: Date }) =>
    applyNotice(tx, notice, context(now)),
  )
  const handleTogether = groupCommit(db, (tx, { eventId, now }: { eventId: string; now: Date }) =>
    handleEvent(tx, eventId, context(now)),
  )
  const findCharge = gather(async (orderIds: readonly string[]) => allDone(await findCharges(db, orderIds)))
  const apply = async (notice: PaymentNotice, now: Date): Promise<void> =>
    tellQuarantine(
      log,
      await applyTogether({ notice, now }),
      notice.sessionId ?? notice.intentId ?? 'a payment',
    )
  /** Has the provider return money of an order, under a name that makes it happen once. */
  const returnMoney = async (
    orderId: string,
    id: string,
    { amountMinor, attempt }: { amountMinor: number; attempt: number },
  ): Promise<string> => {
    const payment = await findPaymentOf(db, orderId)
    // An order that was recorded without a provider has nothing to return but the record.
    if (!payment?.intentId) return `recorded:${id}`
    if (!provider) throw new Error(`nobody can return the payment of order ${orderId}`)
    const isWhole = amountMinor === payment.amountCents
    const part = isWhole ? undefined : { id, amountCents: amountMinor }
    return provider.refund(orderId, payment.intentId, part, attempt)
  }
  /** What a mail says of money that went back. The credit note is numbered here, so this comes last. */
  const toldOf = async (tx: Tx, order: LockedOrder, back: PaidPart, now: Date) => {
    const payment = await findPaymentOf(tx, order.id)
    const numbers = await issuePapers(tx, config.invoicing, order.id, now)
    return {
      back,
      sandbox: movedNoMoney(payment),
      way: payment?.pay === 'transfer' ? ('transfer' as const) : ('provider' as const),
      papers: { link: orderLink(order, sender), ...numbers },
    }
  }
  return [
    does(chargeOrderTask, async ({ orderId }, now) => {
      const charge = provider && (await findCharge(orderId))
      if (charge) await apply(await provider.chargeCardOnFile(charge), now)
    }),
    // Nobody may pay for an order that is over. Whoever was faster is heard here and not turned away.
    does(closePaymentTask, async ({ orderId }, now) => {
      const payment = await findPaymentOf(db, orderId)
      if (payment?.pay === 'transfer')
        await inTransaction(db, (tx) =>
          enqueue(tx, closeQuoteTask, { orderId }, { key: `close-quote:${orderId}` }),
        )
      if (!provider || !payment?.sessionId || payment.state !== 'open') return
      const before = await provider.findSession(payment.sessionId)
      if (before.outcome === 'open') await provider.closePage(payment.sessionId)
      await apply(await provider.findSession(payment.sessionId), now)
    }),
    does(handlePaymentEventTask, async ({ eventId }, now) => {
      const verdict = await handleTogether({ eventId, now }).catch((error) =>
        setAside(db, eventId, error, now),
      )
      tellQuarantine(log, verdict, eventId)
      if (verdict?.failedRefund !== undefined)
        log.error(
          { code: 'refund-failed', refund: verdict.failedRefund },
          'money that was to go back to a buyer came back to us: it is owed again',
        )
      if (verdict?.disputeId !== undefined)
        noteSecurity(log, 'dispute.recorded', { eventId, reason: verdict.reason })
    }),
    does(refundPaymentTask, async ({ orderId }, now) => {
      const refund = (await findRefund(db, orderId)) ?? nothing
      const isByTransfer = (await findPaymentOf(db, orderId))?.pay === 'transfer'
      const refundId = isByTransfer ? null : await returnMoney(orderId, orderId, refund)
      await inTransaction(db, async (tx) => {
        const order =
          refundId === null
            ? await returnTransfer(
                tx,
                orderId,
                { id: orderId, amountMinor: refund.amountMinor },
                now,
                (...given) => finishRefund(tx, orderId, ...given),
              )
            : await finishRefund(tx, orderId, refundId, now)
        if (order) await mailRefund(tx, order, await toldOf(tx, order, refund, now), now)
      })
    }),
    does(refundPartTask, async ({ refundId }, now) => {
      const part = await findPartRefund(db, refundId)
      if (!part || part.doneAt !== null) return
      const { orderId } = part
      const isByTransfer = (await findPaymentOf(db, orderId))?.pay === 'transfer'
      const providerId = isByTransfer ? null : await returnMoney(orderId, refundId, part)
      await inTransaction(db, async (tx) => {
        const done =
          providerId === null
            ? await returnTransfer(
                tx,
                orderId,
                { id: refundId, amountMinor: part.amountMinor },
                now,
                (...given) => finishPartRefund(tx, refundId, ...given),
              )
            : await finishPartRefund(tx, refundId, providerId, now)
        if (done) await mailPartRefund(tx, done.order, await toldOf(tx, done.order, done, now), now)
      })
    }),
    does(tellDisputeTask, async ({ orderId, disputeId, ...taken }, now) => {
      await inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, orderId)
        // The mark commits with the mail: a job that is done again finds it.
        if (order && (await markTold(tx, disputeId, now)))
          await mailDispute(tx, order, await toldOf(tx, order, taken, now), now)
      })
    }),
    does(answerDisputeTask, async ({ disputeId, words }) => {
      if (provider && (await findOpenDispute(db, disputeId))) await provider.answerDispute(disputeId, words)
    }),
    does(describeCardTask, async ({ personId }) => {
      const card = provider && (await findCard(db, provider, personId))
      const facts = card && (await provider.describeCard(card.methodId))
      // Another card may have taken its place meanwhile.
      if (facts)
        await db
          .update(savedCards)
          .set(facts)
          .where(and(eq(savedCards.personId, personId), eq(savedCards.methodId, card.methodId)))
    }),
    does(reconcilePaymentsTask, async (_, now) => {
      if (!provider) return
      await reconcile(db, provider, (notice) => apply(notice, now))
      await inTransaction(db, async (tx) => {
        const recalled = [...(await recallDisputes(tx)), ...(await recallRefunds(tx))]
        for (const eventId of recalled) await enqueue(tx, handlePaymentEventTask, { eventId })
      })
    }),
  ]
}
