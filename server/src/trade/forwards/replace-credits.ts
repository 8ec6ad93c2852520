import { Cents, Credits } from '@ledgerleaf/contract/units'
import {
  availableCredits,
  heldCredits,
  heldFunds,
  listedCredits,
  platformFees,
  proceeds,
} from '../../ledger/accounts.ts'
import type { Posting } from '../../ledger/post.ts'
import { postMany } from '../../ledger/post-many.ts'
import { findSalesStop } from '../../ledger/sales-stop.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { lockListings, type SellableListing } from '../../supply/listings/index.ts'
import { announceCredits } from '../../supply/projects/index.ts'
import { freezeDelivered } from '../../use/freezes/index.ts'
import {
  askForReturn,
  type LockedMilestone,
  money,
  onlyReal,
  ownedBy,
  replaceMilestone,
  splitFee,
  withVat,
} from '../orders/index.ts'
import { forwardDeliveries } from './forwards.tables.ts'
import { undelivered } from './milestone-money.ts'
import { findSubstitutes } from './replacement-queries.ts'
import { retireDeliveries } from './retire-deliveries.ts'

type Pick = SellableListing & { id: string; quantity: number; sellerCents: number; feeCents: number }

/** All that is missing, from the cheapest on; null where there is not enough, or the money does not reach. */
export const choose = (
  substitutes: readonly SellableListing[],
  { credits, cents }: { credits: number; cents: number },
): { offer: SellableListing; quantity: number }[] | null => {
  const picks: { offer: SellableListing; quantity: number }[] = []
  let missing = credits
  let left = cents
  for (const offer of substitutes) {
    if (missing === 0) break
    const quantity = Math.min(missing, offer.availableCredits)
    missing -= quantity
    left -= quantity * offer.pricePerCreditCents
    picks.push({ offer, quantity })
  }
  return missing === 0 && left >= 0 ? picks : null
}

/** None of them can be paused, withdrawn or repriced until the transaction ends. */
const lockSubstitutes = async (tx: Tx, found: LockedMilestone): Promise<SellableListing[]> => {
  const { line, order } = found
  const wanted = { batchId: line.batchId, sellerId: line.sellerId, buyerId: order.buyerId }
  const seen = await findSubstitutes(tx, wanted)
  if (seen.length === 0) return []
  const locked = await lockListings(
    tx,
    seen.map(({ listingId }) => listingId),
  )
  const now = new Map(locked.map((listing) => [listing.listingId, listing]))
  return seen.filter(({ listingId, pricePerCreditCents }) => {
    const listing = now.get(listingId)
    return listing?.isSellable && listing.pricePerCreditCents === pricePerCreditCents
  })
}

const pickPostings = ({ order, line }: LockedMilestone, pick: Pick): Posting[] => {
  const { listingId, batchId, quantity, sellerId, sellerCents, feeCents } = pick
  return onlyReal([
    { asset: batchId, amount: Credits.parse(quantity), from: listedCredits(listingId), to: ownedBy(order) },
    money(sellerCents, heldFunds(line.id), proceeds(sellerId)),
    money(feeCents, heldFunds(line.id), platformFees(sellerId)),
  ])
}

const writePicks = async (tx: Tx, milestoneId: string, picks: readonly Pick[], now: Date): Promise<void> => {
  await tx.insert(forwardDeliveries).values(
    picks.map(({ id, batchId, sellerId, quantity, sellerCents, feeCents }) => ({
      id,
      milestoneId,
      batchId,
      sellerId,
      quantity,
      sellerCents,
      feeCents,
      isReplacement: true,
      deliveredAt: now,
    })),
  )
  for (const { sellerId, batchId } of picks) await announceCredits(tx, sellerId, [batchId])
}

/**
 * Buys credits of equal or better kind out of the buyer's own escrow. What is left of the money goes back to the buyer, and
 * the promise to the seller who did not keep it. Answers false, with nothing changed, where it cannot be done.
 */
export const replaceCredits = async (
  tx: Tx,
  found: LockedMilestone,
  feeBasisPoints: number,
  now: Date,
): Promise<boolean> => {
  const { order, line, milestone } = found
  // Nothing is for sale for a while, which is not the same as that nothing could replace it.
  if (await findSalesStop(tx)) throw new DomainError('sales_stopped')
  const missing = undelivered(milestone, line)
  const chosen = choose(await lockSubstitutes(tx, found), missing)
  if (!chosen) return false
  const picks = chosen.map(({ offer, quantity }): Pick => {
    const price = Cents.parse(quantity * offer.pricePerCreditCents)
    return { ...offer, id: newId(now.getTime()), quantity, ...splitFee(price, feeBasisPoints) }
  })
  const spent = picks.reduce((sum, { sellerCents, feeCents }) => sum + sellerCents + feeCents, 0)
  const facts = { order: order.id, forward: line.id, milestone: milestone.id }
  const promise = {
    asset: line.batchId,
    amount: Credits.parse(missing.credits),
    from: heldCredits(line.id),
    to: availableCredits(line.sellerId),
  }
  const netCents = missing.cents - spent
  const rest = money(netCents, heldFunds(line.id), heldFunds(milestone.id))
  const returned = await withVat(tx, order, netCents, milestone.id)
  const outcomes = await postMany(tx, [
    ...picks.map((pick) => ({
      key: `deliver:${pick.id}`,
      kind: 'deliver' as const,
      now,
      facts,
      postings: pickPostings(found, pick),
    })),
    {
      key: `replace:${milestone.id}`,
      kind: 'replace',
      now,
      facts,
      postings: onlyReal([promise, rest, ...returned.postings]),
    },
  ])
  // Somebody was faster: the whole transaction is given up, and the next look finds others.
  if (outcomes.some(({ posted }) => !posted)) throw new DomainError('insufficient_credits')
  await writePicks(tx, milestone.id, picks, now)
  await replaceMilestone(tx, milestone, now)
  if (netCents > 0) await askForReturn(tx, order, milestone.id, returned, 'what replacing did not cost', now)
  await freezeDelivered(
    tx,
    order.id,
    picks.map(({ batchId }) => batchId),
    now,
  )
  await retireDeliveries(tx, order, picks, now)
  return true
}
