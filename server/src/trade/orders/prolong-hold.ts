import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { orders } from './orders.tables.ts'

/** Holds the credits of a pending order for so many days from now; null where its time is over by the database's clock. */
export const prolongHold = async (tx: Tx, orderId: string, days: number): Promise<Date | null> => {
  const [held] = await tx
    .update(orders)
    .set({ heldUntil: sql`now() + make_interval(days => ${days})` })
    .where(
      and(eq(orders.id, orderId), eq(orders.status, 'pending'), sql`${orders.heldUntil} > clock_timestamp()`),
    )
    .returning({ heldUntil: orders.heldUntil })
  return held?.heldUntil ?? null
}
