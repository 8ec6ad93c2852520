import type { Subscription } from '@ledgerleaf/contract/subscriptions'
import { Cents } from '@ledgerleaf/contract/units'
import { desc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '../../platform/db.ts'
import { subscriptionRuns, subscriptions } from './subscriptions.tables.ts'

export const findSubscriptions = async (db: Reader, buyerId: string): Promise<Subscription[]> => {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.buyerId, buyerId))
    .orderBy(desc(subscriptions.createdAt))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const runs = await db
    .select()
    .from(subscriptionRuns)
    .where(inArray(subscriptionRuns.subscriptionId, ids))
    .orderBy(desc(subscriptionRuns.dueOn))
  return rows.map(({ buyerId: _, periodsRun: __, createdAt: ___, nextRunOn, ...row }) => ({
    ...row,
    priceCapCents: Cents.parse(row.priceCapCents),
    retire: row.retire ?? null,
    nextRunOn: row.state === 'active' ? nextRunOn : null,
    runs: runs
      .filter(({ subscriptionId }) => subscriptionId === row.id)
      .slice(0, 12)
      .map(({ id, dueOn, state, orderId, attempts, message }) => ({
        id,
        dueOn,
        state,
        orderId,
        attempts,
        message,
      })),
  }))
}
