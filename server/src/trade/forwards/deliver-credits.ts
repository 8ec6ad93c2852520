import type { Deliver } from '@ledgerleaf/contract/forwards'
import { Credits } from '@ledgerleaf/contract/units'
import {
  availableCredits,
  cancelledCredits,
  heldCredits,
  heldFunds,
  platformFees,
  proceeds,
} from '../../ledger/accounts.ts'
import { type Posting, post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { freezeDelivered } from '../../use/freezes/index.ts'
import {
  announceOrder,
  fulfilMilestone,
  type LockedMilestone,
  lockMilestone,
  money,
  onlyReal,
  ownedBy,
} from '../orders/index.ts'
import { findDeliveredBatch } from './delivered-batch.ts'
import { forwardDeliveries } from './forwards.tables.ts'
import { releasedBy } from './milestone-money.ts'
import { retireDeliveries } from './retire-deliveries.ts'

/** Issued credits take the place of as much of the promise, which is used up for good. Old promises had serials, which may be the delivered ones. */
const creditPostings = ({ order, line }: LockedMilestone, batchId: string, quantity: number): Posting[] => {
  const amount = Credits.parse(quantity)
  const to = ownedBy(order)
  const promise = heldCredits(line.id)
  return batchId === line.batchId
    ? [{ asset: batchId, amount, from: promise, to }]
    : [
        { asset: line.batchId, amount, from: promise, to: cancelledCredits },
        { asset: batchId, amount, from: availableCredits(line.sellerId), to },
      ]
}

const refuseTooMany = ({ milestone }: LockedMilestone, quantity: number): void => {
  const owed = milestone.quantity - milestone.delivered
  if (milestone.state !== 'open') throw new DomainError('milestone_over')
  if (quantity > owed)
    throw new DomainError('invalid_input', {
      field: 'quantity',
      message: `${owed.toLocaleString('en-US')} credits are still owed for this date`,
    })
}

/**
 * Hands credits over against a milestone, whole or in part: they are issued if they were not, go to the buyer, and that part
 * of the money out of escrow to the seller and the fee, in one entry. Where the buyer asked for it they are retired in the same transaction.
 */
export const deliverCredits = async (
  tx: Tx,
  sellerId: string,
  milestoneId: string,
  input: Deliver,
  now: Date,
): Promise<{ id: string; against: LockedMilestone }> => {
  const found = await lockMilestone(tx, milestoneId)
  if (found?.line.sellerId !== sellerId) throw new DomainError('not_found')
  const { order, line, milestone } = found
  const { quantity } = input
  refuseTooMany(found, quantity)
  const batchId = await findDeliveredBatch(tx, sellerId, line, input, now)
  const { sellerCents, feeCents } = releasedBy(milestone, line, quantity)
  const id = newId(now.getTime())
  await post(tx, {
    key: `deliver:${id}`,
    kind: 'deliver',
    now,
    facts: { order: order.id, forward: line.id, milestone: milestone.id },
    postings: onlyReal([
      ...creditPostings(found, batchId, quantity),
      money(sellerCents, heldFunds(line.id), proceeds(sellerId)),
      money(feeCents, heldFunds(line.id), platformFees(sellerId)),
    ]),
  })
  const delivery = { id, milestoneId, batchId, sellerId, quantity, sellerCents, feeCents }
  await tx.insert(forwardDeliveries).values({ ...delivery, isReplacement: false, deliveredAt: now })
  await fulfilMilestone(tx, milestone, milestone.delivered + quantity, now)
  await freezeDelivered(tx, order.id, [batchId], now)
  await retireDeliveries(tx, order, [delivery], now)
  await announceOrder(tx, order, { holdingsChanged: true })
  return { id, against: found }
}
