import { and, asc, eq, lt } from 'drizzle-orm'
import type { Reader, Tx } from '../../platform/db.ts'
import { type LineRow, type LockedOrder, lockOrder } from './lock-order.ts'
import { orderLines, orderMilestones, orders } from './orders.tables.ts'

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

/** Milestones of paid orders whose day has passed without all their credits, the longest overdue first. */
export const findMissedMilestones = (
  db: Reader,
  today: string,
  atOnceMax: number,
): Promise<{ id: string }[]> =>
  db
    .select({ id: orderMilestones.id })
    .from(orderMilestones)
    .innerJoin(orderLines, eq(orderLines.id, orderMilestones.lineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(eq(orderMilestones.state, 'open'), lt(orderMilestones.dueOn, today), eq(orders.status, 'settled')),
    )
    .orderBy(asc(orderMilestones.dueOn))
    .limit(atOnceMax)

/** What a line was promised, date by date. */
export const findMilestones = (db: Reader, lineId: string): Promise<MilestoneRow[]> =>
  db
    .select()
    .from(orderMilestones)
    .where(eq(orderMilestones.lineId, lineId))
    .orderBy(asc(orderMilestones.position))
