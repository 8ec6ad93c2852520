import { asc, eq } from 'drizzle-orm'
import { among } from '../../platform/among.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { orderLines, orders } from './orders.tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type LineRow = typeof orderLines.$inferSelect
export type LockedOrder = OrderRow & { lines: LineRow[] }

/** Orders with their lines; whoever else wants to change one waits until this transaction ends. */
export const lockOrders = async (tx: Tx, orderIds: readonly string[]): Promise<Map<string, LockedOrder>> => {
  const ids = [...new Set(orderIds)]
  if (ids.length === 0) return new Map()
  // In one order for everybody, so that two batches never wait for each other.
  const rows = await tx
    .select()
    .from(orders)
    .where(among(orders.id, ids))
    .orderBy(asc(orders.id))
    .for('update')
  const lines = await tx
    .select()
    .from(orderLines)
    .where(among(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id))
  return new Map(
    rows.map((row) => [row.id, { ...row, lines: lines.filter(({ orderId }) => orderId === row.id) }]),
  )
}

export const lockOrder = async (tx: Tx, orderId: string): Promise<LockedOrder | null> =>
  (await lockOrders(tx, [orderId])).get(orderId) ?? null

/** The same to look at: it may be another a moment later. */
export const readOrder = async (db: Reader, orderId: string): Promise<LockedOrder | null> => {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!row) return null
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id))
  return { ...row, lines }
}

export const findOrderRow = async (db: Reader, orderId: string): Promise<OrderRow | undefined> => {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  return order
}
