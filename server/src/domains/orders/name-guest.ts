import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { LockedOrder } from './lock-order.ts'
import { orders } from './orders.tables.ts'

/** Keeps the address a guest gave at payment, where none was given before: the credits will wait for it. */
export const nameGuest = async (tx: Tx, order: LockedOrder, email: string): Promise<LockedOrder> => {
  if (order.email !== null) return order
  await tx.update(orders).set({ email }).where(eq(orders.id, order.id))
  return { ...order, email }
}
