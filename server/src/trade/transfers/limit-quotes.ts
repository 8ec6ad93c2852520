import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { QuoteConfig } from '../../platform/config.ts'
import type { Tx } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import { heldOrdersOf } from '../orders/index.ts'

const Held = z.object({ quotes: z.number(), credits: z.number() })

/** One account asks one after the other, so that two at once cannot both be the last that is allowed. */
export const lockQuotes = async (tx: Tx, buyerId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('quotes'), hashtext(${buyerId}))`)
}

/**
 * Credits that a quote holds are for nobody else, and nothing was paid for them: an account may hold so many. Asked once the
 * new quote is written, and counts it.
 */
export const limitQuotes = async (
  tx: Tx,
  buyerId: string,
  { openMax, creditsMax }: QuoteConfig,
): Promise<void> => {
  const [held] = await query(
    tx,
    Held,
    sql`select count(*)::int as quotes, coalesce(sum(held.credits), 0)::bigint as credits
      from (${heldOrdersOf(buyerId)}) held join quotes on quotes.order_id = held.id`,
  )
  const { quotes = 0, credits = 0 } = held ?? {}
  const refuse = (message: string) => {
    throw new DomainError('quote_refused', { message })
  }
  if (quotes > openMax)
    refuse(
      `An account may have ${openMax} ${openMax === 1 ? 'quote or unpaid invoice' : 'quotes and unpaid invoices'} open. Pay or decline one first, or pay this order by card.`,
    )
  if (credits > creditsMax)
    refuse(
      `Quotes and unpaid invoices of an account may hold ${creditsMax.toLocaleString('en-US')} credits together, and with this one it would be ${credits.toLocaleString('en-US')}. Pay by card, or write to us.`,
    )
}
