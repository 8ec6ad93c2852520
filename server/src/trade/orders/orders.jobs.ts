import { and, asc, eq, sql } from 'drizzle-orm'
import { personProvedAddressTask } from '../../people/identity/index.ts'
import { type Config, invoicesSince } from '../../platform/config.ts'
import type { Db } from '../../platform/db.ts'
import { does, type TaskHandler } from '../../platform/tasks.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { registryNewsTask } from '../../use/registry-retirements/index.ts'
import { claimOrders } from './claim-orders.ts'
import { endOrder } from './end-order.ts'
import { lockOrder } from './lock-order.ts'
import { mailRegistryNews } from './mail-registry-news.ts'
import { orders } from './orders.tables.ts'
import {
  lapseOrderTask,
  retireOrderTask,
  sweepInvoicesTask,
  sweepOrdersTask,
  tellSellersTask,
} from './orders.tasks.ts'
import { retireOrder } from './retire-order.ts'
import { sweepInvoices } from './sweep-invoices.ts'
import { tellSellers } from './tell-sellers.ts'

const sweptMax = 1000

const lapsed = sql`${orders.heldUntil} <= now()`

const lapse = (db: Db, orderId: string, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return false
    // By the database's clock, after the lock: a payment may have come first.
    const [due] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), lapsed))
    return due ? endOrder(tx, order, 'lapsed', now) : false
  })

export const orderTasks = ({ config, db }: { config: Config; db: Db }): TaskHandler[] => {
  return [
    does(lapseOrderTask, async ({ orderId }, now) => {
      await lapse(db, orderId, now)
    }),
    // Each order lapses by a job of its own; this finds what such a job should ever have missed.
    does(sweepOrdersTask, async (_, now) => {
      const due = await db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.status, 'pending'), lapsed))
        .orderBy(asc(orders.heldUntil))
        .limit(sweptMax)
      for (const { id } of due) await lapse(db, id, now)
    }),
    does(sweepInvoicesTask, async (_, now) => {
      await sweepInvoices(db, invoicesSince(config, now))
    }),
    does(personProvedAddressTask, async ({ email }, now) => {
      await inTransaction(db, (tx) => claimOrders(tx, email, now))
    }),
    does(registryNewsTask, (news) => inTransaction(db, (tx) => mailRegistryNews(tx, news, config.publicUrl))),
    does(tellSellersTask, (refund, now) =>
      inTransaction(db, (tx) => tellSellers(tx, refund, config.publicUrl, now)),
    ),
    does(retireOrderTask, async ({ orderId }, now) => {
      await inTransaction(db, (tx) => retireOrder(tx, orderId, now))
    }),
  ]
}
