import { asc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/db.ts'
import { orderLines, orders } from './orders.tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type LineRow = typeof orderLines.$inferSelect
export type LockedOrder = OrderRow & { lines: LineRow[] }

export const findLines = (db: Reader, orderId: string): Promise<LineRow[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id))

/** The order with its lines; whoever else wants to change it waits until this transaction ends. */
export const lockOrder = async (tx: Tx, orderId: string): Promise<LockedOrder | null> => {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order ? { ...order, lines: await findLines(tx, orderId) } : null
}

export const findOrderRow = async (db: Reader, orderId: string): Promise<OrderRow | undefined> => {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  return order
}
