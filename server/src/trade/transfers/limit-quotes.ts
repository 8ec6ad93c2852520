import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { QuoteConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { heldOrdersOf } from '../orders/index.ts'

const Held = z.object({
  quotes: z.number(),
  credits: z.number(),
  ownQuotes: z.number(),
  ownCredits: z.number(),
})
/** How many times what one person may hold an organisation may: nobody of it can keep all the others from asking. */
const askersMax = 3

/** One account asks one after the other, so that two at once cannot both be the last that is allowed. */
export const lockQuotes = async (tx: Tx, buyerId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('quotes'), hashtext(${buyerId}))`)
}

/**
 * Credits that a quote holds are for nobody else, and nothing was paid for them: whoever asks may hold so many, and their
 * organisation so many together. Asked once the new quote is written, and counts it.
 */
export const limitQuotes = async (
  tx: Tx,
  { buyerId, askedBy }: { buyerId: string; askedBy: string },
  { openMax, creditsMax }: QuoteConfig,
): Promise<void> => {
  const [held] = await query(
    tx,
    Held,
    sql`select count(*)::int as quotes, coalesce(sum(held.credits), 0)::bigint as credits,
        count(*) filter (where quotes.asked_by = ${askedBy}::uuid)::int as "ownQuotes",
        coalesce(sum(held.credits) filter (where quotes.asked_by = ${askedBy}::uuid), 0)::bigint as "ownCredits"
      from (${heldOrdersOf(buyerId)}) held join quotes on quotes.order_id = held.id`,
  )
  const { quotes = 0, credits = 0, ownQuotes = 0, ownCredits = 0 } = held ?? {}
  const refuse = (message: string) => {
    throw new DomainError('quote_refused', { message })
  }
  const several = (count: number) =>
    `${count} ${count === 1 ? 'quote or unpaid invoice' : 'quotes and unpaid invoices'}`
  const number = (count: number) => count.toLocaleString('en-US')
  if (ownQuotes > openMax)
    refuse(
      `An account may have ${several(openMax)} open. Pay or decline one first, or pay this order by card.`,
    )
  if (quotes > openMax * askersMax)
    refuse(`The accounts of an organisation may have ${several(openMax * askersMax)} open together.`)
  if (ownCredits > creditsMax)
    refuse(
      `Quotes and unpaid invoices of an account may hold ${number(creditsMax)} credits together, and with this one it would be ${number(ownCredits)}. Pay by card, or write to us.`,
    )
  if (credits > creditsMax * askersMax)
    refuse(
      `Quotes and unpaid invoices of an organisation may hold ${number(creditsMax * askersMax)} credits together, and with this one it would be ${number(credits)}. Pay by card, or write to us.`,
    )
}
