import { Credits } from '@ledgerleaf/contract/units'
import { asc, inArray } from 'drizzle-orm'
import { ownedPrefix } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import { findSerials } from '../../ledger/range-queries.ts'
import type { Tx } from '../../platform/db.ts'
import { isOrderFrozen } from '../../use/freezes/index.ts'
import { findRetiredSources, retireCredits } from '../../use/retirements/index.ts'
import {
  announceOrder,
  findMilestones,
  type LockedOrder,
  lockOrder,
  mailRetired,
  noteOrderRetired,
  ownedBy,
} from '../orders/index.ts'
import { forwardDeliveries } from './forwards.tables.ts'

type Delivered = { id: string; batchId: string; quantity: number }

const sourceOf = (id: string): string => `delivery:${id}`

/**
 * Retires what was just delivered, where the buyer asked for it when buying. What came together is one mail. While the buyer's
 * bank has the payment in question it waits: who calls their money back has no claim to be made for them.
 */
export const retireDeliveries = async (
  tx: Tx,
  order: LockedOrder,
  deliveries: readonly Delivered[],
  now: Date,
): Promise<void> => {
  if (!order.retire || (await isOrderFrozen(tx, order.id))) return
  const retired = []
  for (const { id, batchId, quantity } of deliveries) {
    const moved = await findSerials(tx, [`deliver:${id}`])
    const serials = moved.filter(({ to }) => to.startsWith(ownedPrefix)).flatMap((one) => one.serials)
    const wish = { ...order.retire, madeBy: order.placedBy, batchId, quantity: Credits.parse(quantity) }
    const from = { id: order.id, source: sourceOf(id), serials }
    retired.push(await retireCredits(tx, order.buyerId, wish, now, from))
  }
  await mailRetired(tx, order, retired, now)
  if (order.placedBy !== null) await noteOrderRetired(tx, order, retired, now)
}

/** What waited for a bank to decide about the order: each delivery once, as far as its credits are still there. */
export const retireWaiting = async (tx: Tx, orderId: string, now: Date): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'settled' || !order.retire) return
  const milestones = (await Promise.all(order.lines.map(({ id }) => findMilestones(tx, id)))).flat()
  const delivered = await tx
    .select({
      id: forwardDeliveries.id,
      batchId: forwardDeliveries.batchId,
      quantity: forwardDeliveries.quantity,
    })
    .from(forwardDeliveries)
    .where(
      inArray(
        forwardDeliveries.milestoneId,
        milestones.map(({ id }) => id),
      ),
    )
    .orderBy(asc(forwardDeliveries.id))
  const isDone = await findRetiredSources(tx, orderId)
  for (const { id, batchId, quantity } of delivered) {
    if (isDone.has(sourceOf(id))) continue
    const there = Math.min(quantity, await findCredits(tx, ownedBy(order), batchId))
    if (there > 0) await retireDeliveries(tx, order, [{ id, batchId, quantity: there }], now)
  }
  await announceOrder(tx, order, { holdingsChanged: true })
}
