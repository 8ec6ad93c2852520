import type { Enterprise } from '@ledgerleaf/contract/orders'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { orders } from './orders.tables.ts'

/** The company an account named last when it bought; null where it never named one. */
export const findLastEnterprise = async (db: Reader, buyerId: string): Promise<Enterprise | null> => {
  const [last] = await db
    .select({ enterprise: orders.enterprise })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), isNotNull(orders.enterprise), isNotNull(orders.settledAt)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(1)
  return last?.enterprise ?? null
}
