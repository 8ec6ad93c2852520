import { Credits } from '@ledgerleaf/contract/units'
import { ownedPrefix } from '../../ledger/accounts.ts'
import { findSerials } from '../../ledger/range-queries.ts'
import type { Tx } from '../../platform/db.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { type LockedOrder, mailRetired } from '../orders/index.ts'

type Delivered = { id: string; batchId: string; quantity: number }

/** Retires what was just delivered, where the buyer asked for it when buying. What came together is one mail. */
export const retireDeliveries = async (
  tx: Tx,
  order: LockedOrder,
  deliveries: readonly Delivered[],
  now: Date,
): Promise<void> => {
  if (!order.retire) return
  const retired = []
  for (const { id, batchId, quantity } of deliveries) {
    const moved = await findSerials(tx, [`deliver:${id}`])
    const serials = moved.filter(({ to }) => to.startsWith(ownedPrefix)).flatMap((one) => one.serials)
    const wish = { ...order.retire, batchId, quantity: Credits.parse(quantity) }
    const from = { id: order.id, source: `delivery:${id}`, serials }
    retired.push(await retireCredits(tx, order.buyerId, wish, now, from))
  }
  await mailRetired(tx, order, retired, now)
}
