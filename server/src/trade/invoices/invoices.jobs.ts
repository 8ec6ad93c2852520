import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { invoiceOrdersTask } from '../orders/index.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { findBehind } from './invoice-queries.ts'
import { sweepUninvoicedTask } from './invoices.tasks.ts'

const atOnceMax = 64

/**
 * Numbers are given in transactions of their own, after those that settle: the counter is one row, and whoever settles
 * orders does not wait for it.
 */
export const invoiceTasks = ({
  config,
  db,
}: {
  config: Pick<Config, 'invoicing'>
  db: Db
}): TaskHandler[] => {
  const issue = (orderIds: readonly string[]) =>
    inTransaction(db, (tx) => bringUpToDate(tx, config.invoicing, orderIds, new Date()))
  return [
    does(invoiceOrdersTask, async ({ orderIds }) => {
      for (let at = 0; at < orderIds.length; at += atOnceMax) await issue(orderIds.slice(at, at + atOnceMax))
    }),
    does(sweepUninvoicedTask, async () => {
      for (;;) {
        const behind = await findBehind(db, atOnceMax)
        if (behind.length > 0) await issue(behind)
        if (behind.length < atOnceMax) return
      }
    }),
  ]
}
