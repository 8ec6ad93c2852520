import type { Db } from '../platform/db.ts'
import { enqueue } from '../platform/outbox.ts'
import { inTransaction } from '../platform/transaction.ts'
import { sweepOrdersTask } from '../trade/orders/index.ts'
import { reconcilePaymentsTask } from '../trade/payments/index.ts'
import { countOpen, findDisagreements } from '../views/reconciliation/index.ts'

/** Has the provider asked after every payment, and says where payments and orders do not agree at this moment. */
export const reconcile = async (db: Db): Promise<string> => {
  await inTransaction(db, async (tx) => {
    await enqueue(tx, reconcilePaymentsTask, {}, { key: 'reconcile-payments' })
    await enqueue(tx, sweepOrdersTask, {}, { key: 'sweep-orders' })
  })
  const now = await countOpen(db)
  const disagreements = await findDisagreements(db)
  return [
    `A running server asks the provider about every open payment. At this moment: ${now?.pending} orders pending, ${now?.returning} refunds on their way, ${now?.unhandled} reports to handle, ${now?.quarantined} set aside.`,
    disagreements.length === 0
      ? `${now?.paid} payments were taken, and each has settled its order or was returned.`
      : `Payments and orders do not agree:\n${disagreements.map((says) => `  ${says}`).join('\n')}`,
  ].join('\n')
}
