import { LedgerMove } from '@ledgerleaf/contract/money'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { EntryKind } from '../../ledger/ledger.tables.ts'
import type { Reader } from '../../platform/db.ts'
import { isId } from '../../platform/id.ts'
import { query } from '../../platform/query.ts'
import { iso } from './money-sql.ts'
import { entryWords, nameAccount, ownerOf } from './name-account.ts'

const RawMove = z.extend(z.omit(LedgerMove, { words: true, postings: true }), {
  postings: z.array(z.object({ asset: z.string(), amount: z.int(), from: z.string(), to: z.string() })),
})
type RawMove = z.infer<typeof RawMove>

const Name = z.object({ id: z.string(), name: z.string() })

/** What those are called whose accounts take part: people, listings, and transfers back. */
const findNames = async (db: Reader, moves: readonly RawMove[]): Promise<Map<string, string>> => {
  const ids = new Set(
    moves.flatMap(({ postings }) => postings.flatMap(({ from, to }) => [from, to])).map(ownerOf),
  )
  const asked = sql.param([...ids].filter(isId))
  const rows = await query(
    db,
    Name,
    sql`select person.id::text as id, coalesce(seller.company_name, nullif(person.name, ''), person.email) as name
      from parties person left join seller_profiles seller on seller.seller_id = person.id where person.id = any(${asked}::uuid[])
      union all select id::text, token_id from listings where id = any(${asked}::uuid[])
      union all select id::text, reference from money_returns where id = any(${asked}::uuid[])`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const inWords = (move: RawMove, names: ReadonlyMap<string, string>): LedgerMove => {
  const named = (account: string) => ({ words: nameAccount(account, names) ?? account, account })
  return {
    ...move,
    words: entryWords[move.kind as EntryKind] ?? move.kind,
    postings: move.postings.map(({ from, to, ...rest }) => ({ ...rest, from: named(from), to: named(to) })),
  }
}

/**
 * The entries of the ledger that an order caused, with every posting: whatever went through the accounts of the order, of
 * its lines and of its returns, and the retirements made for it.
 */
export const findMoves = async (db: Reader, orderId: string): Promise<LedgerMove[]> => {
  const moves = await query(
    db,
    RawMove,
    sql`
    with named as (
      select ${orderId}::text as id
      union all select id::text from order_lines where order_id = ${orderId}
      union all select id::text from part_refunds where order_id = ${orderId}
      union all select milestone.id::text from order_milestones milestone
        join order_lines line on line.id = milestone.line_id where line.order_id = ${orderId}
      union all select id::text from money_returns where order_id = ${orderId}
    ), accounts as (
      select prefix || named.id as account
      from named cross join unnest(array['credits/held/', 'money/held/', 'credits/owned/escrow/', 'world/money/guest/',
        'money/transferred/', 'money/owed/']) prefix
    ), entries as (
      select posting.entry_id from accounts join ledger_postings posting on posting.from_account = accounts.account
      union select posting.entry_id from accounts join ledger_postings posting on posting.to_account = accounts.account
      union select entry.id from retirements retirement
        join ledger_entries entry on entry.key = 'retire:' || retirement.id::text where retirement.order_id = ${orderId}
    )
    select entry.id as "entryId", entry.key, entry.kind, ${iso(sql`entry.posted_at`)} as at, leaf.leaf_index as "logIndex", (
      select json_agg(json_build_object('asset', case when posting.asset = 'usd' then 'usd' else coalesce(
          project.name || ', ' || extract(year from batch.vintage_starts_on), posting.asset) end,
        'amount', posting.amount, 'from', posting.from_account, 'to', posting.to_account) order by posting.position)
      from ledger_postings posting
      left join batches batch on batch.id::text = posting.asset left join projects project on project.id = batch.project_id
      where posting.entry_id = entry.id) as postings
    from entries join ledger_entries entry on entry.id = entries.entry_id
    left join log_leaves leaf on leaf.entry_id = entry.id
    -- The ledger numbers postings in the order in which they took effect.
    order by (select min(position) from ledger_postings where entry_id = entry.id) limit 500`,
  )
  const names = await findNames(db, moves)
  return moves.map((move) => inWords(move, names))
}
