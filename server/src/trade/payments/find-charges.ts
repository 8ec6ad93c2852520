import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { orders } from '../orders/index.ts'
import { payments } from './payments.tables.ts'
import type { Charge } from './provider.ts'

/** What the card on file is to be charged for each order; null where the order is no longer waiting for it. */
export const findCharges = async (db: Reader, orderIds: readonly string[]): Promise<(Charge | null)[]> => {
  const found = await db
    .select({
      orderId: orders.id,
      name: orders.basketName,
      amountCents: payments.amountCents,
      currency: payments.currency,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(inArray(orders.id, [...orderIds]), eq(orders.status, 'pending')))
  const byId = new Map(found.map((charge) => [charge.orderId, { ...charge, email: null }]))
  return orderIds.map((orderId) => byId.get(orderId) ?? null)
}
