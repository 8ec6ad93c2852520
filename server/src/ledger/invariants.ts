import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../platform/db.ts'
import { creditPiles } from './accounts.ts'

/** What must always hold, each as the statement that finds the rows which break it. */
const invariants: Record<string, SQL> = {
  'every balance is what its postings add up to': sql`
    with moved as (
      select to_account as account, asset, amount from ledger_postings
      union all
      select from_account, asset, -amount from ledger_postings
    ), recomputed as (
      select account, asset, sum(amount)::bigint as amount from moved group by account, asset
    )
    select account, asset, balance.amount as kept, recomputed.amount as recomputed
    from ledger_balances balance full join recomputed using (account, asset)
    where coalesce(balance.amount, 0) <> coalesce(recomputed.amount, 0)`,
  'the piles of every batch sum to what was issued': sql`
    with issued as (
      select asset, sum(amount)::bigint as amount from ledger_postings
      where from_account = 'world/credits/issued/' || asset group by asset
    ), piled as (
      select asset, sum(amount)::bigint as amount from ledger_balances
      where account like 'credits/%'
        and split_part(account, '/', 2) in ${[...creditPiles]} group by asset
    )
    select asset, issued.amount as issued, piled.amount as piled
    from issued full join piled using (asset)
    where issued.amount is distinct from piled.amount`,
  'nothing but the outside world is below zero': sql`
    select account, asset, amount from ledger_balances where amount < 0 and account not like 'world/%'`,
  'retired and cancelled credits never move again': sql`
    select entry_id, from_account, asset, amount from ledger_postings
    where from_account ~ '^credits/(retired|cancelled)(/|$)'`,
  'every entry moves something': sql`
    select id, key from ledger_entries entry
    where not exists (select from ledger_postings posting where posting.entry_id = entry.id)`,
}

export type Breach = { invariant: string; row: Record<string, unknown> }

/** Empty when the ledger tells the truth. */
export const findBreaches = async (db: Reader): Promise<Breach[]> => {
  const breaches: Breach[] = []
  for (const [invariant, query] of Object.entries(invariants)) {
    const { rows } = await db.execute<Record<string, unknown>>(query)
    breaches.push(...rows.map((row) => ({ invariant, row })))
  }
  return breaches
}
