import { Credits } from '@ledgerleaf/contract/units'
import { findCredits } from '../../ledger/balance-queries.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/id.ts'
import { type CreditsToRetire, findRetiredSources, retireCredits } from '../../use/retirements/index.ts'
import { announceOrder } from './announce-order.ts'
import { findDelivered } from './delivered-serials.ts'
import { type LockedOrder, lockOrder } from './lock-order.ts'
import { mailRetired } from './mail-retired.ts'
import { noteOrderRetired, type Retired } from './note-bought.ts'
import { ownedBy } from './order-postings.ts'

type Words = Omit<CreditsToRetire, 'batchId' | 'quantity'>

/**
 * Retires what a settled order brought, the very serials as far as they are there. A line that was retired before is left
 * alone; so is what was sold forward: it is retired when it is delivered.
 */
export const retireLines = async (
  tx: Tx,
  order: LockedOrder,
  words: Words,
  now: Date,
): Promise<Retired[]> => {
  const isDone = await findRetiredSources(tx, order.id)
  const deliveredOf = await findDelivered(tx, order.id)
  const due = order.lines.filter(({ id, saleType }) => saleType !== 'forward' && !isDone.has(`line:${id}`))
  const togetherId = due.length > 1 ? newId(now.getTime()) : null
  const retired: Retired[] = []
  for (const { id, batchId, quantity, returned } of due) {
    // The buyer may have been quicker, by hand, and some may have gone back.
    const there = Math.min(quantity - returned, await findCredits(tx, ownedBy(order), batchId))
    if (there === 0) continue
    const wish = { ...words, madeBy: order.placedBy, batchId, quantity: Credits.parse(there) }
    const from = { id: order.id, source: `line:${id}`, serials: deliveredOf(batchId) }
    retired.push(await retireCredits(tx, order.buyerId, wish, now, from, togetherId))
  }
  if (retired.length === 0) return retired
  await mailRetired(tx, order, retired, now)
  await announceOrder(tx, order, { holdingsChanged: true })
  return retired
}

/** In the words its buyer gave when ordering. */
export const retireOrder = async (tx: Tx, orderId: string, now: Date): Promise<void> => {
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'settled' || !order.retire) return
  const retired = await retireLines(tx, order, order.retire, now)
  if (order.placedBy !== null) await noteOrderRetired(tx, order, retired, now)
}
