import type { Tx } from '../../platform/db.ts'
import { mailCertificates } from '../../use/retirements/index.ts'
import type { LockedOrder } from './lock-order.ts'
import { addressOf } from './tell-people.ts'

/** The papers of what was retired for an order, to its buyer: a guest has no other way to find them again. */
export const mailRetired = async (
  tx: Tx,
  order: LockedOrder,
  retired: readonly { id: string }[],
  now: Date,
): Promise<void> => {
  const to = await addressOf(tx, order)
  const ids = retired.map(({ id }) => id)
  if (to) await mailCertificates(tx, to, ids, now)
}
