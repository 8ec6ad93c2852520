import { type Config, invoicesSince } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { invoiceOrdersTask, sweepInvoicesTask } from '../orders/index.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import { invoiceFees } from './invoice-fees.ts'
import { findBehind } from './invoice-queries.ts'
import { invoiceFeesTask, sweepUninvoicedTask } from './invoices.tasks.ts'
import { sweepBuyers } from './sweep-buyers.ts'

const atOnceMax = 64

/**
 * Numbers are given in transactions of their own, after those that settle: the counter is one row, and whoever settles
 * orders does not wait for it.
 */
export const invoiceTasks = ({
  config,
  db,
}: {
  config: Pick<Config, 'invoicing' | 'invoiceYears'>
  db: Db
}): TaskHandler[] => {
  const issue = (orderIds: readonly string[], now: Date) =>
    inTransaction(db, (tx) => bringUpToDate(tx, config.invoicing, orderIds, now))
  return [
    does(invoiceOrdersTask, async ({ orderIds }, now) => {
      for (let at = 0; at < orderIds.length; at += atOnceMax)
        await issue(orderIds.slice(at, at + atOnceMax), now)
    }),
    does(sweepInvoicesTask, (_, now) => sweepBuyers(db, invoicesSince(config, now))),
    does(invoiceFeesTask, async (_, now) => {
      await inTransaction(db, (tx) => invoiceFees(tx, config.invoicing, now))
    }),
    does(sweepUninvoicedTask, async (_, now) => {
      for (;;) {
        const behind = await findBehind(db, atOnceMax)
        if (behind.length > 0) await issue(behind, now)
        if (behind.length < atOnceMax) return
      }
    }),
  ]
}
