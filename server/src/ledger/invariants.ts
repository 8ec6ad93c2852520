import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { query } from '../platform/query.ts'
import { creditPiles, promisePrefix } from './accounts.ts'

/** Batches whose units came from a promise: they have no serials. A promise is known by where it came from. */
const promised = sql`select asset from ledger_balances where account = ${promisePrefix} || asset`

const Row = z.record(z.string(), z.unknown())

/** What must always hold, each as the statement that finds the rows which break it. */
const invariants = {
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
  'the piles of every batch sum to what was issued or promised': sql`
    with issued as (
      select asset, sum(amount)::bigint as amount from ledger_postings
      where from_account in ('world/credits/issued/' || asset, 'world/credits/promised/' || asset) group by asset
    ), piled as (
      select asset, sum(amount)::bigint as amount from ledger_balances
      where account like 'credits/%'
        and split_part(account, '/', 2) in ${[...creditPiles]} group by asset
    )
    select asset, issued.amount as issued, piled.amount as piled
    from issued full join piled using (asset)
    where coalesce(issued.amount, 0) <> coalesce(piled.amount, 0)`,
  'all there is of an asset adds up to nothing, with the outside world': sql`
    select asset, sum(amount)::bigint as amount from ledger_balances group by asset having sum(amount) <> 0`,
  'nothing but the outside world is below zero': sql`
    select account, asset, amount from ledger_balances where amount < 0 and account not like 'world/%'`,
  'retired and cancelled credits never move again': sql`
    select entry_id, from_account, asset, amount from ledger_postings
    where from_account ~ '^credits/(retired|cancelled)(/|$)'`,
  'what is withdrawn came out of a holding, and goes back into one': sql`
    select entry_id, from_account, to_account, asset, amount from ledger_postings
    where (to_account = 'credits/withdrawn' and from_account !~ '^credits/owned/')
      or (from_account = 'credits/withdrawn' and to_account !~ '^credits/owned/')`,
  'every entry moves something': sql`
    select id, key from ledger_entries entry
    where not exists (select from ledger_postings posting where posting.entry_id = entry.id)`,
  'every posting of issued credits moves as many serials as credits': sql`
    select entry_id, asset, amount, serials::text from ledger_postings
    where not is_money(asset) and asset not in (${promised}) and (serials is null or ledger_count_serials(serials) <> amount)`,
  'a promise moves without serials, and is never issued, owned, withdrawn or retired': sql`
    select entry_id, asset, amount, serials::text, from_account, to_account from ledger_postings
    where asset in (${promised}) and (
      serials is not null or from_account like 'world/credits/issued/%' or to_account ~ '^credits/(owned/|retired/|withdrawn$)'
    )`,
  'the serials in every account are as many as its credits': sql`
    with counted as (
      select account, asset, sum(last_serial - first_serial + 1)::bigint as serials from credit_ranges
      group by account, asset
    ), kept as (
      select account, asset, amount from ledger_balances
      where not is_money(asset) and account not like 'world/%' and asset not in (${promised})
    )
    select account, asset, kept.amount as credits, counted.serials
    from kept full join counted using (account, asset) where coalesce(kept.amount, 0) <> coalesce(counted.serials, 0)`,
  'every serial is in one place, and adjoining serials of an account are one range': sql`
    select asset, first_serial, last_serial, account, next_serial, next_account from (
      select *, lead(first_serial) over next as next_serial, lead(account) over next as next_account
      from credit_ranges window next as (partition by asset order by first_serial)
    ) range
    where next_serial <= last_serial or (next_serial = last_serial + 1 and next_account = account)`,
  'every serial that was issued is somewhere, and no other': sql`
    with issued as (
      select asset, range_agg(serials) as serials from ledger_postings
      where from_account = 'world/credits/issued/' || asset group by asset
    ), placed as (
      select asset, range_agg(int8range(first_serial, last_serial, '[]')) as serials from credit_ranges group by asset
    )
    select asset, issued.serials::text as issued, placed.serials::text as placed
    from issued full join placed using (asset) where issued.serials is distinct from placed.serials`,
  'every entry has its leaf': sql`
    select id, key from ledger_entries entry
    where not exists (select from log_leaves leaf where leaf.entry_id = entry.id)`,
  'every leaf has its entry': sql`
    select entry_id, leaf_index from log_leaves leaf
    where about = 'entry' and not exists (select from ledger_entries entry where entry.id = leaf.entry_id)`,
  'the leaves of the log are numbered without a gap': sql`
    select count(leaf_index) as leaves, max(leaf_index) as last from log_leaves
    having count(leaf_index) <> coalesce(max(leaf_index) + 1, 0)`,
} satisfies Record<string, SQL>

/** Those that read no posting: their cost grows with what is there now, and not with all that ever happened. */
const ofTheProjections = [
  'all there is of an asset adds up to nothing, with the outside world',
  'nothing but the outside world is below zero',
  'the serials in every account are as many as its credits',
  'every serial is in one place, and adjoining serials of an account are one range',
] as const

export type Breach = { invariant: string; row: Record<string, unknown> }

const findBreachesOf = async (db: Reader, names: readonly (keyof typeof invariants)[]): Promise<Breach[]> => {
  const breaches: Breach[] = []
  for (const invariant of names) {
    const rows = await query(db, Row, invariants[invariant])
    breaches.push(...rows.map((row) => ({ invariant, row })))
  }
  return breaches
}

/** Empty when the ledger tells the truth. */
export const findBreaches = (db: Reader): Promise<Breach[]> =>
  findBreachesOf(db, Object.keys(invariants) as (keyof typeof invariants)[])

/** What can be asked every minute, however long the ledger is. */
export const findQuickBreaches = (db: Reader): Promise<Breach[]> => findBreachesOf(db, ofTheProjections)
