import type { Currency } from '@ledgerleaf/contract/currencies'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { orders } from './orders.tables.ts'

/** In which currency each of these orders is paid. One statement, however many they are. */
export const findCurrencies = async (
  db: Reader,
  orderIds: readonly string[],
): Promise<Map<string, Currency>> => {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ id: orders.id, currency: orders.currency })
    .from(orders)
    .where(sql`${orders.id} = any(${sql.param([...new Set(orderIds)])}::uuid[])`)
  return new Map(rows.map(({ id, currency }) => [id, currency]))
}
