import { Credits } from '@ledgerleaf/contract/units'
import { availableCredits, heldCredits, heldFunds } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { askForReturn, endMilestone, type LockedMilestone, money, returnVat } from '../orders/index.ts'
import { undelivered } from './milestone-money.ts'

/** The promise was not kept: its money goes back to the buyer, and the promise back to the seller. */
export const returnMoney = async (
  tx: Tx,
  { order, line, milestone }: LockedMilestone,
  now: Date,
): Promise<void> => {
  const { credits, cents } = undelivered(milestone, line)
  const vat = await returnVat(tx, order, cents, milestone.id)
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
      ...vat.postings,
    ],
  })
  await endMilestone(tx, milestone.id, now)
  await askForReturn(
    tx,
    order,
    milestone.id,
    { netCents: cents, vatCents: vat.vatCents },
    'the date was not met',
    now,
  )
}
