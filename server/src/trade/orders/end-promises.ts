import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import type { LockedOrder } from './lock-order.ts'
import { orderMilestones } from './orders.tables.ts'
import type { Part } from './take-credits.ts'

/**
 * Ends as many promises of an order as come to no more than this, the latest first: their money still lies in escrow, so
 * nobody has to give back what is theirs. What was delivered of them stays delivered.
 */
export const endPromises = async (tx: Tx, order: LockedOrder, cents: number, now: Date): Promise<Part[]> => {
  const lines = order.lines.filter(({ saleType }) => saleType === 'forward')
  if (lines.length === 0) return []
  const open = await tx
    .select()
    .from(orderMilestones)
    .where(
      and(
        inArray(
          orderMilestones.lineId,
          lines.map(({ id }) => id),
        ),
        eq(orderMilestones.state, 'open'),
      ),
    )
    .orderBy(desc(orderMilestones.dueOn), desc(orderMilestones.id))
    .for('update')
  let left = cents
  const quantities = new Map<string, number>()
  const ended: string[] = []
  for (const { id, lineId, quantity, delivered } of open) {
    const owed = quantity - delivered
    const price = lines.find((line) => line.id === lineId)?.pricePerCreditCents ?? 0
    if (owed * price > left) continue
    left -= owed * price
    quantities.set(lineId, owed + (quantities.get(lineId) ?? 0))
    ended.push(id)
  }
  if (ended.length > 0)
    await tx
      .update(orderMilestones)
      .set({ state: 'refunded', endedAt: now })
      .where(inArray(orderMilestones.id, ended))
  return lines.flatMap((line) => {
    const quantity = quantities.get(line.id)
    return quantity === undefined ? [] : [{ line, quantity }]
  })
}
