import { convert, one } from '@ledgerleaf/contract/currencies'
import type { OrderEnd } from '@ledgerleaf/contract/orders'
import { eq, sql } from 'drizzle-orm'
import { tryPost } from '../../ledger/post.ts'
import { redoAlone } from '../../people/approvals/index.ts'
import { holdOrganisations } from '../../people/organisations/index.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import { type KnownListing, lockListings } from '../../supply/listings/index.ts'
import { findRates, findSheetsOf } from '../../supply/rates/index.ts'
import type { LineRow, LockedOrder } from './lock-order.ts'
import { holdPostings, roundKey } from './order-postings.ts'
import { orders } from './orders.tables.ts'

/** Somebody decided that the order is over, and no money makes it another. */
const decided = ['buyer', 'operator', 'plan_taken'] as const satisfies readonly OrderEnd[]
type Decision = (typeof decided)[number]
/** Why late money buys nothing: who ended the order, or that its credits are gone, or cost more than was agreed. */
export type NotHeld = Decision | 'sold_out' | 'repriced'

/** Whether a person has ended it: nothing is to be paid for it any more. */
export const decisionOf = ({ endReason }: Pick<LockedOrder, 'endReason'>): Decision | null =>
  decided.find((reason) => reason === endReason) ?? null

/** What is paid in the seller's own currency is compared in it; everything else in dollars. */
const isDearer = (order: LockedOrder, line: LineRow, listing: KnownListing): boolean =>
  line.currency === order.currency && line.currency === listing.currency && order.discountCents === 0
    ? listing.priceMinor > line.priceMinor
    : listing.pricePerCreditCents > line.pricePerCreditCents

/** Whether the money of the order is worth fewer dollars by the rates of today than by those it was agreed at. */
const isWeaker = async (db: Reader, { currency, rateSheetId }: LockedOrder, now: Date): Promise<boolean> => {
  if (currency === 'usd' || rateSheetId === null) return false
  const today = await findRates(db, now)
  if (today === null) return true
  const agreed = (await findSheetsOf(db, [rateSheetId])).get(rateSheetId)
  return !agreed || convert(one, currency, 'usd', today) < convert(one, currency, 'usd', agreed)
}

const whyNot = async (tx: Tx, order: LockedOrder, now: Date): Promise<NotHeld | null> => {
  const decision = decisionOf(order)
  if (decision) return decision
  if ((await holdOrganisations(tx, order.buyerId === null ? [] : [order.buyerId])).size > 0) return 'sold_out'
  const listings = await lockListings(
    tx,
    order.lines.map((line) => line.listingId),
  )
  if (listings.some(({ isSellable }) => !isSellable)) return 'sold_out'
  const listingOf = new Map(listings.map((listing) => [listing.listingId, listing]))
  const dearer = order.lines.some((line) => {
    const listing = listingOf.get(line.listingId)
    return !listing || isDearer(order, line, listing)
  })
  return dearer || (await isWeaker(tx, order, now)) ? 'repriced' : null
}

/**
 * The payment came after the hold had lapsed: takes the same credits again, at the prices that were agreed. Answers why not,
 * with nothing changed, where somebody has ended the order, where the credits are gone or the buyer's account is, and where
 * they cost more now: an invoice that is over is not an option on a price.
 */
export const holdAgain = async (tx: Tx, order: LockedOrder, now: Date): Promise<LockedOrder | NotHeld> => {
  const why = await whyNot(tx, order, now)
  if (why) return why
  const again = { ...order, holdRound: order.holdRound + 1, status: 'pending' as const }
  const [hold] = await tryPost(tx, [
    { key: roundKey('hold', again), kind: 'hold', postings: holdPostings(order.id, order.lines), now },
  ])
  if (!hold?.posted) return 'sold_out'
  await tx
    .update(orders)
    .set({
      status: 'pending',
      holdRound: again.holdRound,
      heldUntil: sql`now()`,
      endedAt: null,
      endReason: null,
    })
    .where(eq(orders.id, order.id))
  await redoAlone(tx, order.id)
  return again
}
