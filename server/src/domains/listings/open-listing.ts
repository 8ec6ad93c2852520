import type { Cents, Credits } from '@ledgerleaf/contract/units'
import { availableCredits, listedCredits } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announce } from '../../platform/outbox.ts'
import { findBatch } from '../projects/index.ts'
import { listings } from './listings.tables.ts'

export type NewListing = {
  batchId: string
  tokenId: string
  quantity: Credits
  pricePerCreditCents: Cents
} & Partial<Pick<typeof listings.$inferInsert, 'saleType' | 'minimumFill' | 'expiresAt'>>
export type Listing = typeof listings.$inferSelect

/** Offers credits the seller holds; they leave the available pile, so they cannot be offered twice. */
export const openListing = async (
  tx: Tx,
  sellerId: string,
  { batchId, tokenId, quantity, pricePerCreditCents, ...terms }: NewListing,
  now: Date,
): Promise<Listing> => {
  if (quantity < 1)
    throw new DomainError('invalid_input', { field: 'range', message: 'Range must be greater than 0' })
  if (pricePerCreditCents < 1) {
    throw new DomainError('invalid_input', {
      field: 'price_per_credit',
      message: 'Price must be greater than $0',
    })
  }
  const batch = await findBatch(tx, batchId)
  if (batch?.sellerId !== sellerId) throw new DomainError('not_found')
  const [listing] = await tx
    .insert(listings)
    .values({
      id: newId(now.getTime()),
      tokenId,
      batchId,
      sellerId,
      quantity,
      pricePerCreditCents,
      ...terms,
      state: 'open',
      openedAt: now,
    })
    .onConflictDoNothing({ target: listings.tokenId })
    .returning()
  if (!listing) throw new DomainError('token_listed', { field: 'token_id' })
  await post(tx, {
    key: `list:${listing.id}`,
    kind: 'list',
    now,
    postings: [
      { asset: batchId, amount: quantity, from: availableCredits(sellerId), to: listedCredits(listing.id) },
    ],
  })
  await announce(tx, { personId: sellerId }, { type: 'listings.changed' })
  return listing
}
