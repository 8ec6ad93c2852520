import type { SerialRange } from '@ledgerleaf/contract/serials'
import * as z from 'zod/mini'
import { writeLeaves } from '../log/write-leaves.ts'
import type { Tx } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { namedStatement } from '../platform/named-statement.ts'
import { accountInLog, leafBytes, type Salts } from './leaf.ts'
import { type LedgerPile, pileKey } from './ledger-state.ts'
import type { PostingPlan } from './plan-entries.ts'
import { joinSerials, writeMultirange } from './serials.ts'

type Row = { account: string; asset: string; first_serial: number; last_serial: number }

// Beside the ranges that ended, the neighbours that a new range adjoins go too: they become one with it.
const removeRanges = namedStatement(
  'ledger_remove_ranges',
  z.object({ account: z.string(), asset: z.string(), first_serial: z.number(), last_serial: z.number() }),
  `with added as (
     select * from unnest($4::text[], $5::text[], $6::bigint[], $7::bigint[]) as added (account, asset, first, last)
   )
   delete from credit_ranges held using (
     select account, asset, first from unnest($1::text[], $2::text[], $3::bigint[]) as removed (account, asset, first)
     union
     select added.account, added.asset, below.first_serial from added cross join lateral (
       select first_serial, last_serial from credit_ranges other
       where other.account = added.account and other.asset = added.asset and other.first_serial < added.first
       order by first_serial desc limit 1
     ) below
     where below.last_serial = added.first - 1
     union
     select account, asset, last + 1 from added
   ) gone
   where held.account = gone.account and held.asset = gone.asset and held.first_serial = gone.first
   returning held.account, held.asset, held.first_serial, held.last_serial`,
)

const insertAll = namedStatement(
  'ledger_insert_all',
  z.never(),
  `with entry as (
     insert into ledger_entries (id, key, kind, posted_at, facts)
     select * from unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[], $5::jsonb[])
   ), balance as (
     update ledger_balances balance set amount = balance.amount + change.amount
     from unnest($6::text[], $7::text[], $8::bigint[]) as change (account, asset, amount)
     where balance.account = change.account and balance.asset = change.asset and change.amount <> 0
   ), range as (
     insert into credit_ranges (account, asset, first_serial, last_serial)
     select * from unnest($9::text[], $10::text[], $11::bigint[], $12::bigint[])
   ), posting as (
     insert into ledger_postings (entry_id, asset, amount, from_account, to_account, serials)
     select entry_id, asset, amount, from_account, to_account, serials
     from unnest($13::uuid[], $14::text[], $15::bigint[], $16::text[], $17::text[], $18::int8multirange[])
       with ordinality as new (entry_id, asset, amount, from_account, to_account, serials, turn)
     order by turn
   )
   ${writeLeaves({ ids: '$1', bytes: '$19', where: "set_config('enable_seqscan', 'on', true) is not null" })}`,
)

/** Each new range with the neighbours it swallowed. */
const joinNeighbours = (
  added: PostingPlan['added'],
  neighbours: readonly Row[],
): (LedgerPile & SerialRange)[] => {
  const piles = new Map<string, { pile: LedgerPile; ranges: SerialRange[] }>()
  const put = (account: string, asset: string, range: SerialRange) => {
    const key = pileKey(account, asset)
    const found = piles.get(key) ?? { pile: { account, asset }, ranges: [] }
    found.ranges.push(range)
    piles.set(key, found)
  }
  for (const { account, asset, first, last } of added) put(account, asset, { first, last })
  for (const row of neighbours)
    put(row.account, row.asset, { first: row.first_serial, last: row.last_serial })
  return [...piles.values()].flatMap(({ pile, ranges }) =>
    joinSerials(ranges, []).map((range) => ({ ...pile, ...range })),
  )
}

const moveRanges = async (tx: Tx, { removed, added }: PostingPlan): Promise<(LedgerPile & SerialRange)[]> => {
  if (removed.length + added.length === 0) return []
  const gone = await removeRanges(tx, [
    removed.map(({ account }) => account),
    removed.map(({ asset }) => asset),
    removed.map(({ first }) => first),
    added.map(({ account }) => account),
    added.map(({ asset }) => asset),
    added.map(({ first }) => first),
    added.map(({ last }) => last),
  ])
  const place = (account: string, asset: string, first: number) => `${pileKey(account, asset)} ${first}`
  const ended = new Set(removed.map(({ account, asset, first }) => place(account, asset, first)))
  const neighbours = gone.filter((row) => !ended.has(place(row.account, row.asset, row.first_serial)))
  return joinNeighbours(added, neighbours)
}

/** Writes a plan in two statements, whatever its size, and answers the id of each entry in it. */
export const writePlan = async (tx: Tx, plan: PostingPlan, salts: Salts): Promise<string[]> => {
  const ranges = await moveRanges(tx, plan)
  const names = new Map<string, string>()
  const nameOf = (account: string): string => {
    const name = names.get(account) ?? accountInLog(account, salts)
    names.set(account, name)
    return name
  }
  const { planned, changes } = plan
  const entries = planned.map(({ entry: { key, kind, facts = null, now } }) => ({
    id: newId(now.getTime()),
    key,
    kind,
    facts,
    postedAt: now,
  }))
  const postings = planned.flatMap((one, at) =>
    one.postings.map((posting) => ({ ...posting, entryId: entries[at]?.id })),
  )
  const leaves = planned.map(({ entry: { key, kind, facts = null, now }, postings: placed }) =>
    Buffer.from(leafBytes({ key, kind, facts, postedAt: now, postings: placed }, nameOf)),
  )
  await insertAll(tx, [
    entries.map(({ id }) => id),
    entries.map(({ key }) => key),
    entries.map(({ kind }) => kind),
    entries.map(({ postedAt }) => postedAt.toISOString()),
    entries.map(({ facts }) => facts && JSON.stringify(facts)),
    changes.map(({ account }) => account),
    changes.map(({ asset }) => asset),
    changes.map(({ amount }) => amount),
    ranges.map(({ account }) => account),
    ranges.map(({ asset }) => asset),
    ranges.map(({ first }) => first),
    ranges.map(({ last }) => last),
    postings.map(({ entryId }) => entryId),
    postings.map(({ asset }) => asset),
    postings.map(({ amount }) => amount),
    postings.map(({ from }) => from),
    postings.map(({ to }) => to),
    postings.map(({ serials }) => serials && writeMultirange(serials)),
    leaves,
  ])
  return entries.map(({ id }) => id)
}
