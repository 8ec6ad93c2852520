import { uncheckedLimit, uncheckedLimitWords } from '@ledgerleaf/contract/seller-check-words'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { listedPrefix } from '../../ledger/accounts.ts'
import { asMailed, notify } from '../../people/notices/index.ts'
import { findParty } from '../../people/organisations/index.ts'
import type { Tx } from '../../platform/db.ts'
import { sendMailTask } from '../../platform/mail/mail.tasks.ts'
import { enqueue } from '../../platform/outbox.ts'
import { query } from '../../platform/query.ts'
import { announceCredits } from '../projects/index.ts'
import { listings } from './listings.tables.ts'
import { withheldMail } from './withheld-mail.ts'

const Offer = z.object({
  id: z.string(),
  tokenId: z.string(),
  batchId: z.string(),
  credits: z.int(),
  cents: z.coerce.number(),
})
type Offer = z.infer<typeof Offer>

/** Locked in one order for everyone; a sale of theirs that is under way is waited for. */
const lockOffers = async (tx: Tx, sellerId: string): Promise<Offer[]> => {
  await tx.execute(sql`select from listings where seller_id = ${sellerId} order by id for update`)
  return query(
    tx,
    Offer,
    sql`select listing.id, listing.token_id as "tokenId", listing.batch_id as "batchId", balance.amount as credits,
      balance.amount::numeric * listing.price_per_credit_cents as cents
    from listings listing join ledger_balances balance on balance.account = ${listedPrefix} || listing.id::text
      and balance.asset = listing.batch_id::text
    where listing.seller_id = ${sellerId} and listing.state in ('open', 'paused') and balance.amount > 0
    order by listing.state, listing.opened_at, listing.id`,
  )
}

/** What is above the limit when these are on sale one after the other; whatever still fits stays. */
const aboveLimit = (offers: readonly Offer[]): Offer[] => {
  let { credits, cents } = uncheckedLimit as { credits: number; cents: number }
  return offers.filter((offer) => {
    if (offer.credits > credits || offer.cents > cents) return true
    credits -= offer.credits
    cents -= offer.cents
    return false
  })
}

/**
 * The check of a seller has ended: what is above the limit until the next is off sale from now on, and the seller is told.
 * Its price and whether it is paused stay as they are.
 */
export const withholdListings = async (
  tx: Tx,
  sellerId: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> => {
  const above = aboveLimit(await lockOffers(tx, sellerId))
  // Prices from before count no more: what is sold from now on does.
  await tx.update(listings).set({ priceHighestCents: null }).where(eq(listings.sellerId, sellerId))
  if (above.length === 0) return
  await tx
    .update(listings)
    .set({ withheldAt: now })
    .where(
      inArray(
        listings.id,
        above.map(({ id }) => id),
      ),
    )
  await announceCredits(
    tx,
    sellerId,
    above.map(({ batchId }) => batchId),
  )
  const seller = await findParty(tx, sellerId)
  if (!seller) return
  const mailed = { limitWords: uncheckedLimitWords, tokenIds: above.map(({ tokenId }) => tokenId) }
  const message = withheldMail(publicUrl, seller.email, mailed)
  await enqueue(tx, sendMailTask, message)
  const key = `listings-withheld:${now.getTime()}`
  const about = { organisationId: sellerId, to: 'sell', kind: 'selling', key } as const
  await notify(tx, { ...about, href: '/seller_listings', ...asMailed(message) }, now)
}

/** The seller is checked: what waited for it is on sale again. */
export const releaseListings = async (tx: Tx, sellerId: string): Promise<void> => {
  const released = await tx
    .update(listings)
    .set({ withheldAt: null })
    .where(and(eq(listings.sellerId, sellerId), isNotNull(listings.withheldAt)))
    .returning({ batchId: listings.batchId })
  if (released.length === 0) return
  await announceCredits(
    tx,
    sellerId,
    released.flatMap(({ batchId }) => batchId ?? []),
  )
}
