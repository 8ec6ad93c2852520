import type { Currency } from '@ledgerleaf/contract/currencies'
import type { ForwardTerms } from '@ledgerleaf/contract/forward-terms'
import type { ListingTerms } from '@ledgerleaf/contract/listings'
import type { Cents, Credits } from '@ledgerleaf/contract/units'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { availableCredits, listedCredits } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'
import { holdOrganisation } from '../../people/organisations/index.ts'
import { publish } from '../../people/webhooks/index.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/id.ts'
import { announceCredits, findBatch } from '../projects/index.ts'
import { checkPrice } from './check-price.ts'
import { checkTerms, saveTerms } from './forward-terms.ts'
import { keepPrices } from './keep-prices.ts'
import { listings } from './listings.tables.ts'
import { priceIn, refuseSubscription } from './price-in.ts'

export type ListingToOpen = {
  batchId: string
  tokenId: string
  quantity: Credits
  /** In hundredths of the currency; cents of a dollar where none is named. */
  pricePerCreditCents: Cents
  currency?: Currency
  /** Makes it a forward listing: what is promised by when. */
  forward?: ForwardTerms
} & Partial<Pick<typeof listings.$inferInsert, 'saleType' | 'expiresAt' | keyof ListingTerms>>
export type Listing = typeof listings.$inferSelect

/** Offers credits the seller holds; they leave the available pile, so they cannot be offered twice. */
export const openListing = async (
  tx: Tx,
  sellerId: string,
  {
    batchId,
    tokenId,
    quantity,
    pricePerCreditCents: priceMinor,
    currency = 'usd',
    forward,
    ...terms
  }: ListingToOpen,
  now: Date,
): Promise<Listing> => {
  if (quantity < 1)
    throw new DomainError('invalid_input', { field: 'range', message: 'Range must be greater than 0' })
  refuseSubscription(currency, terms.saleType ?? 'spot')
  const price = await priceIn(tx, { currency, priceMinor }, now)
  checkPrice(price.pricePerCreditCents, quantity)
  if ((terms.saleType === 'forward') !== (forward !== undefined))
    throw new DomainError('invalid_input', { field: 'forward', message: 'A forward listing names its dates' })
  await holdOrganisation(tx, sellerId)
  const batch = await findBatch(tx, batchId)
  if (batch?.sellerId !== sellerId) throw new DomainError('not_found')
  if (forward) checkTerms(forward, { quantity, vintageEndsOn: batch.vintageEndsOn }, now)
  // What was asked for under this token is what is opened now.
  await tx
    .delete(listings)
    .where(
      and(
        sql`token_key(${listings.tokenId}) = token_key(${tokenId})`,
        eq(listings.sellerId, sellerId),
        eq(listings.projectId, batch.projectId),
        eq(listings.state, 'review'),
        isNull(listings.batchId),
      ),
    )
  const [listing] = await tx
    .insert(listings)
    .values({
      id: newId(now.getTime()),
      tokenId,
      projectId: batch.projectId,
      batchId,
      sellerId,
      quantity,
      ...price,
      ...terms,
      shortfall: forward?.shortfall ?? null,
      state: 'open',
      openedAt: now,
    })
    // Its token in whatever spelling: the only thing here that another listing can have as well.
    .onConflictDoNothing()
    .returning()
  if (!listing) throw new DomainError('token_listed', { field: 'token_id' })
  await keepPrices(tx, [{ listingId: listing.id, priceCents: listing.pricePerCreditCents }], now)
  if (forward) await saveTerms(tx, listing.id, forward)
  await post(tx, {
    key: `list:${listing.id}`,
    kind: 'list',
    now,
    postings: [
      { asset: batchId, amount: quantity, from: availableCredits(sellerId), to: listedCredits(listing.id) },
    ],
  })
  await announceCredits(tx, sellerId, [batchId])
  const { id: listingId, projectId } = listing
  const data = {
    listingId,
    batchId,
    projectId,
    tonnes: quantity,
    pricePerCreditCents: listing.pricePerCreditCents,
  }
  const of = { organisationId: sellerId, object: `listing:${listingId}` }
  await publish(tx, { ...of, type: 'listing.opened', data }, now)
  return listing
}
