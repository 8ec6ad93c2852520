import type { Tx } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { lockCheck } from './lock-identity.ts'

/** What follows when a seller's check ends, or is given: whoever keeps listings says so, in the same transaction. */
export type Marks = {
  ended: (tx: Tx, sellerId: string, now: Date) => Promise<void>
  given: (tx: Tx, sellerId: string) => Promise<void>
}

/** Does what may end or give the mark of a seller, and then what follows from that. */
export const watchMark = async (
  tx: Tx,
  sellerId: string,
  { ended, given }: Marks,
  now: Date,
  work: () => Promise<void>,
): Promise<void> => {
  // Nobody by that name: the work itself refuses it.
  if (!isId(sellerId)) return work()
  const { isChecked: before } = await lockCheck(tx, sellerId)
  await work()
  const { isChecked: after } = await lockCheck(tx, sellerId)
  if (before && !after) await ended(tx, sellerId, now)
  if (!before && after) await given(tx, sellerId)
}
