import { MarketPrices } from '@ledgerleaf/contract/programme'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { holdings } from '../../ledger/accounts.ts'
import type { Reader } from '../../platform/db.ts'
import { query } from '../../platform/query.ts'

const Year = z.object({ year: z.int() })

/** The years that anything was retired for, counted or not: a retirement is of the period it names, or of its day. */
export const findRetiredYears = async (db: Reader, organisationId: string): Promise<number[]> => {
  const rows = await query(
    db,
    Year,
    sql`
    select distinct extract(year from starts_on)::int as year from (
      select coalesce(period_starts_on, (retired_at at time zone 'utc')::date) as starts_on,
        coalesce(period_ends_on, (retired_at at time zone 'utc')::date) as ends_on
      from retirements where buyer_id = ${organisationId}) period
    where extract(year from starts_on) = extract(year from ends_on)`,
  )
  return rows.map(({ year }) => year)
}

/** What a credit costs that anybody can buy now; in the middle, half of all credits cost less and half more. */
export const findPriceRange = async (db: Reader): Promise<MarketPrices | null> => {
  const [range] = await query(
    db,
    MarketPrices,
    sql`
    with offered as (
      select price_per_credit_cents as cents, available_credits as credits,
        sum(available_credits) over (order by price_per_credit_cents, listing_id) as upto,
        sum(available_credits) over () as credits_all
      from sellable_listings where sale_type = 'spot'
    )
    select min(cents)::bigint as "lowestCents", max(cents)::bigint as "highestCents",
      (min(cents) filter (where upto * 2 >= credits_all))::bigint as "middleCents",
      least(max(credits_all), ${Number.MAX_SAFE_INTEGER}::bigint)::bigint as credits
    from offered having count(*) > 0`,
  )
  return range ?? null
}

const Held = z.object({ tonnes: z.int() })

export const findHeldTonnes = async (db: Reader, organisationId: string): Promise<number> => {
  const [held] = await query(
    db,
    Held,
    sql`
    select coalesce(sum(amount), 0)::bigint as tonnes from ledger_balances
    where account = ${holdings(organisationId)}`,
  )
  return held?.tonnes ?? 0
}
