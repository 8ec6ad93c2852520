import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db.ts'
import { announceCredits } from '../projects/index.ts'
import { lockCheck } from '../seller-checks/index.ts'
import { checkPrice } from './check-price.ts'
import { keepPrices } from './keep-prices.ts'
import { limitUnchecked } from './limit-unchecked.ts'
import { listings } from './listings.tables.ts'
import { lockOwnListing } from './lock-own-listing.ts'
import { type AskedPrice, priceIn, refuseSubscription } from './price-in.ts'

/** Takes effect for whoever orders from now on; an order that holds its credits keeps the price it was placed at. */
export const repriceListing = async (
  tx: Tx,
  sellerId: string,
  listingId: string,
  asked: AskedPrice,
  now: Date,
): Promise<void> => {
  // The rates before any row, as whoever brings new ones does it.
  const price = await priceIn(tx, asked, now)
  const { pricePerCreditCents } = price
  // The seller then and the listing last, as whoever changes all of a seller's listings does.
  await lockCheck(tx, sellerId)
  const held = await lockOwnListing(tx, sellerId, listingId)
  const { quantity, batchIds, pricePerCreditCents: before } = held
  refuseSubscription(price.currency, held.saleType)
  checkPrice(pricePerCreditCents, quantity)
  const priceHighestCents = sql<number>`greatest(${listings.priceHighestCents}, ${before}::bigint, ${pricePerCreditCents}::bigint)`
  await tx
    .update(listings)
    .set({ ...price, priceHighestCents })
    .where(eq(listings.id, listingId))
  if (pricePerCreditCents !== before)
    await keepPrices(tx, [{ listingId, priceCents: pricePerCreditCents }], now)
  if (pricePerCreditCents > before) await limitUnchecked(tx, sellerId)
  await announceCredits(tx, sellerId, batchIds)
}
