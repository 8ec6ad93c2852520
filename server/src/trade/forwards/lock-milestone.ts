import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { type LineRow, type LockedOrder, lockOrder, orderLines, orderMilestones } from '../orders/index.ts'

export type MilestoneRow = typeof orderMilestones.$inferSelect
export type LockedMilestone = { order: LockedOrder; line: LineRow; milestone: MilestoneRow }

/**
 * A milestone of a paid order, with its order: whoever would deliver, replace or return waits here for the other. The
 * order's row is locked first, as everyone who changes an order does.
 */
export const lockMilestone = async (tx: Tx, milestoneId: string): Promise<LockedMilestone | null> => {
  const [found] = await tx
    .select({ orderId: orderLines.orderId, lineId: orderLines.id })
    .from(orderMilestones)
    .innerJoin(orderLines, eq(orderLines.id, orderMilestones.lineId))
    .where(eq(orderMilestones.id, milestoneId))
  const order = found && (await lockOrder(tx, found.orderId))
  const line = order?.lines.find(({ id }) => id === found?.lineId)
  if (!order || !line || order.status !== 'settled') return null
  const [milestone] = await tx
    .select()
    .from(orderMilestones)
    .where(eq(orderMilestones.id, milestoneId))
    .for('update')
  return milestone ? { order, line, milestone } : null
}
