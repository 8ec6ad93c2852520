import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { orderMilestones } from './orders.tables.ts'

const change = async (
  tx: Tx,
  milestoneId: string,
  change: Partial<typeof orderMilestones.$inferInsert>,
): Promise<void> => {
  await tx.update(orderMilestones).set(change).where(eq(orderMilestones.id, milestoneId))
}

/** The buyer waits until another day. */
export const postponeMilestone = (
  tx: Tx,
  { id, waits }: { id: string; waits: number },
  dueOn: string,
): Promise<void> => change(tx, id, { dueOn, waits: waits + 1 })

/** So many credits have come until now; with the last of them the promise is kept. */
export const fulfilMilestone = (
  tx: Tx,
  { id, quantity }: { id: string; quantity: number },
  delivered: number,
  now: Date,
): Promise<void> =>
  change(tx, id, { delivered, ...(delivered === quantity ? { state: 'delivered', endedAt: now } : {}) })

/** Others came in the place of all that was missing. */
export const replaceMilestone = (
  tx: Tx,
  { id, quantity }: { id: string; quantity: number },
  now: Date,
): Promise<void> => change(tx, id, { state: 'replaced', delivered: quantity, endedAt: now })

/** What is missing will not come, and is paid back. */
export const endMilestone = (tx: Tx, milestoneId: string, now: Date): Promise<void> =>
  change(tx, milestoneId, { state: 'refunded', endedAt: now })
