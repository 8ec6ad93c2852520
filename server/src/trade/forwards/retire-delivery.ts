import { Credits } from '@ledgerleaf/contract/units'
import { ownedPrefix } from '../../ledger/accounts.ts'
import { findSerials } from '../../ledger/range-queries.ts'
import type { Tx } from '../../platform/db.ts'
import { retireCredits } from '../../use/retirements/index.ts'
import { type LockedOrder, mailCertificates } from '../orders/index.ts'
import type { ForwardSender } from './mail-forward.ts'

/** Retires what was just delivered, where the buyer asked for it when buying. */
export const retireDelivery = async (
  tx: Tx,
  order: LockedOrder,
  { id, batchId, quantity }: { id: string; batchId: string; quantity: number },
  sender: ForwardSender,
  now: Date,
): Promise<void> => {
  if (!order.retire) return
  const moved = await findSerials(tx, [`deliver:${id}`])
  const serials = moved.filter(({ to }) => to.startsWith(ownedPrefix)).flatMap((one) => one.serials)
  const retirement = await retireCredits(
    tx,
    order.buyerId,
    { ...order.retire, batchId, quantity: Credits.parse(quantity) },
    now,
    { id: order.id, source: `delivery:${id}`, serials },
  )
  await mailCertificates(tx, order, [retirement], sender.publicUrl)
}
