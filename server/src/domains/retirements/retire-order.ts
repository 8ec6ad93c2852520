import { Credits } from '@ledgerleaf/contract/units'
import { eq } from 'drizzle-orm'
import { findCredits } from '../../ledger/balance-queries.ts'
import type { Tx } from '../../platform/db.ts'
import { announceOrder, findDelivered, lockOrder, ownedBy } from '../orders/index.ts'
import { mailCertificates } from './mail-certificates.ts'
import { retireCredits } from './retire-credits.ts'
import { retirements } from './retirements.tables.ts'

/**
 * Retires what an order brought, in the words its buyer gave when ordering. A line that was retired before is left alone;
 * so is what was sold forward: it is retired when it is delivered.
 */
export const retireOrder = async (tx: Tx, orderId: string, publicUrl: string, now: Date): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'settled' || !order.retire) return
  const before = await tx
    .select({ source: retirements.source })
    .from(retirements)
    .where(eq(retirements.orderId, orderId))
  const isDone = new Set(before.map(({ source }) => source))
  const retired = []
  const deliveredOf = await findDelivered(tx, orderId)
  for (const { id, batchId, quantity, returned, saleType } of order.lines) {
    const source = `line:${id}`
    if (saleType === 'forward' || isDone.has(source)) continue
    // The buyer may have been quicker, by hand, and some may have gone back.
    const there = Math.min(quantity - returned, await findCredits(tx, ownedBy(order), batchId))
    if (there === 0) continue
    const wish = { ...order.retire, batchId, quantity: Credits.parse(there) }
    retired.push(
      await retireCredits(tx, order.buyerId, wish, now, {
        id: orderId,
        source,
        serials: deliveredOf(batchId),
      }),
    )
  }
  if (retired.length === 0) return
  await mailCertificates(tx, order, retired, publicUrl)
  await announceOrder(tx, order, { holdingsChanged: true })
}
