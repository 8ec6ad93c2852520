import type { Logger } from 'pino'
import type { Db } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { findOverdueListings, withdrawListing } from '../../supply/listings/index.ts'
import { findMissedMilestones, findReturn, finishReturn, returnPaymentTask } from '../orders/index.ts'
import {
  findPaymentOf,
  type PaymentProvider,
  retireDeliveredTask,
  returnTransfer,
} from '../payments/index.ts'
import { applyShortfall } from './apply-shortfall.ts'
import { runForwardsTask } from './forwards.tasks.ts'
import type { ForwardSender } from './mail-forward.ts'
import { retireWaiting } from './retire-deliveries.ts'

type Parts = {
  db: Db
  provider: PaymentProvider | null
  feeBasisPoints: number
  sender: ForwardSender
  log: Logger
}

const atOnceMax = 200
const passing = new Set<string>(['insufficient_credits', 'sales_stopped'])

/** Dates by the clock, in whichever process gets the job; the locks on order and milestone let each happen once. */
export const forwardTasks = (parts: Parts): TaskHandler[] => {
  const { db, provider, feeBasisPoints, sender, log } = parts
  return [
    does(runForwardsTask, async (_, now) => {
      for (const { id, sellerId } of await findOverdueListings(db, now))
        await inTransaction(db, (tx) => withdrawListing(tx, sellerId, id, now))
      for (const { id } of await findMissedMilestones(db, now.toISOString().slice(0, 10), atOnceMax))
        try {
          await inTransaction(db, (tx) => applyShortfall(tx, id, feeBasisPoints, sender, now))
        } catch (error) {
          // Somebody was faster for the substitutes, or sales are stopped: the next look finds others. One must not keep
          // the rest waiting.
          const isPassing = error instanceof DomainError && passing.has(error.code)
          if (!isPassing)
            log.error(
              { code: 'milestone-not-handled', err: error, milestone: id },
              'a missed delivery date was not dealt with',
            )
        }
    }),
    does(retireDeliveredTask, async ({ orderId }, now) => {
      await inTransaction(db, (tx) => retireWaiting(tx, orderId, now))
    }),
    does(returnPaymentTask, async ({ milestoneId }, now) => {
      const wanted = await findReturn(db, milestoneId)
      if (!wanted || wanted.doneAt !== null) return
      const { orderId, amountMinor, attempt } = wanted
      const payment = await findPaymentOf(db, orderId)
      if (payment?.pay === 'transfer') {
        await inTransaction(db, (tx) =>
          returnTransfer(tx, orderId, { id: milestoneId, amountMinor }, now, (...given) =>
            finishReturn(tx, milestoneId, ...given),
          ),
        )
        return
      }
      const intentId = payment?.intentId
      if (intentId && !provider) throw new Error(`nobody can return money of order ${orderId}`)
      // An order that was recorded without a provider has nothing to return but the record.
      const refundId =
        provider && intentId
          ? await provider.refund(orderId, intentId, { id: milestoneId, amountCents: amountMinor }, attempt)
          : `recorded:${milestoneId}:${attempt}`
      await inTransaction(db, (tx) => finishReturn(tx, milestoneId, refundId, now))
    }),
  ]
}
