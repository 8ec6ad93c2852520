import { and, eq } from 'drizzle-orm'
import { availableCredits, listedCredits } from '../../ledger/accounts.ts'
import { findCredits } from '../../ledger/balance-queries.ts'
import { post } from '../../ledger/post.ts'
import { publish } from '../../people/webhooks/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { announceCredits } from '../projects/index.ts'
import { listings } from './listings.tables.ts'

/** Ends a listing for good: what was not sold returns to the seller's available credits. Safe to repeat. */
export const withdrawListing = async (
  tx: Tx,
  sellerId: string,
  listingId: string,
  now: Date,
): Promise<void> => {
  const [listing] = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.sellerId, sellerId)))
    .for('update')
  if (!listing) throw new DomainError('not_found')
  if (listing.state === 'withdrawn') return
  await tx.update(listings).set({ state: 'withdrawn' }).where(eq(listings.id, listingId))
  const { batchId, projectId } = listing
  if (batchId === null) return announceCredits(tx, sellerId, [])
  // A sale shares a lock on the listing's row, so none can come between this read and the posting.
  const unsold = await findCredits(tx, listedCredits(listingId), batchId)
  if (unsold > 0) {
    await post(tx, {
      key: `unlist:${listingId}`,
      kind: 'unlist',
      now,
      postings: [
        {
          asset: batchId,
          amount: unsold,
          from: listedCredits(listingId),
          to: availableCredits(sellerId),
        },
      ],
    })
  }
  await announceCredits(tx, sellerId, [batchId])
  const of = { organisationId: sellerId, object: `listing:${listingId}` }
  await publish(tx, { ...of, type: 'listing.closed', data: { listingId, batchId, projectId } }, now)
}
