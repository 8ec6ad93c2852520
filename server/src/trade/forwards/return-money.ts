import { Credits } from '@ledgerleaf/contract/units'
import { availableCredits, heldCredits, heldFunds } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { askForReturn, endMilestone, type LockedMilestone, money, withVat } from '../orders/index.ts'
import { undelivered } from './milestone-money.ts'

/** The promise was not kept: its money goes back to the buyer, and the promise back to the seller. */
export const returnMoney = async (
  tx: Tx,
  { order, line, milestone }: LockedMilestone,
  now: Date,
): Promise<void> => {
  const { credits, cents } = undelivered(milestone, line)
  const returned = await withVat(tx, order, cents, milestone.id)
  await post(tx, {
    key: `return:${milestone.id}`,
    kind: 'return',
    now,
    facts: { order: order.id, forward: line.id, milestone: milestone.id },
    postings: [
      {
        asset: line.batchId,
        amount: Credits.parse(credits),
        from: heldCredits(line.id),
        to: availableCredits(line.sellerId),
      },
      money(cents, heldFunds(line.id), heldFunds(milestone.id)),
      ...returned.postings,
    ],
  })
  await endMilestone(tx, milestone.id, now)
  await askForReturn(tx, order, milestone.id, returned, 'the date was not met', now)
}
