import type { SerialRange } from '@ledgerleaf/contract/serials'
import { newSalt } from '@ledgerleaf/provenance/commitment'
import * as z from 'zod/mini'
import type { Tx } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'
import { isMoney, promiseOf } from './accounts.ts'
import { type Posting, preferredSerials } from './entry.ts'
import { personsIn } from './leaf.ts'

/** One asset in one account. */
export type LedgerPile = { account: string; asset: string }
export const pileKey = (account: string, asset: string): string => `${account} ${asset}`

/** What the ledger held, for the piles that are touched, when they were locked. */
export type LedgerState = {
  amounts: ReadonlyMap<string, number>
  /** The lowest ranges of each pile that gives credits, as many as it may have to give or all it has, and preferred ones. */
  ranges: ReadonlyMap<string, readonly SerialRange[]>
  salts: ReadonlyMap<string, Uint8Array>
  knownKeys: ReadonlySet<string>
  /** The assets that are promises: their units have no serials. */
  promises: ReadonlySet<string>
}

// Locks what is there and makes what is not, in one order for every entry, so two entries never wait for each other.
// A row is not written by being locked: a listing that sells all day leaves one dead row for each batch and not two.
// Whoever appears for the first time gets a salt: here, so that it costs no statement of its own behind the locks.
// The setting is for the statements that follow: a connection plans them once, perhaps while the tables are still empty
// and reading all of them is cheapest, and keeps to that plan while they grow. The last statement takes it back.
const lock = namedStatement(
  'ledger_lock',
  z.never(),
  `with salt as (
     insert into log_salts (person, salt)
     select person, salt from unnest($3::text[], $4::bytea[]) as made (person, salt) order by person collate "C"
     on conflict do nothing
   )
   insert into ledger_balances as balance (account, asset, amount)
   select account, asset, 0 from unnest($1::text[], $2::text[]) as wanted (account, asset)
   where set_config('enable_seqscan', 'off', true) is not null
   order by account collate "C", asset collate "C"
   on conflict (account, asset) do update set amount = balance.amount where false`,
)

const State = z.object({
  amounts: z.nullable(z.array(z.tuple([z.string(), z.string(), z.number()]))),
  ranges: z.nullable(z.array(z.tuple([z.string(), z.string(), z.number(), z.number()]))),
  salts: z.nullable(z.array(z.tuple([z.string(), z.string()]))),
  keys: z.nullable(z.array(z.string())),
})
type State = z.infer<typeof State>

// A statement of its own: only one that begins after the locks are held sees what their last holders did. It walks
// from range to range and stops once a pile has enough, so that many small ranges cost nothing until they are needed.
const read = namedStatement(
  'ledger_read',
  z.object({ state: State }),
  `with recursive need as (
     select * from unnest($3::text[], $4::text[], $5::bigint[]) as need (account, asset, amount)
   ), walk as (
     select need.account, need.asset, need.amount - (run.last_serial - run.first_serial + 1) as missing, run.*
     from need cross join lateral (
       select first_serial, last_serial from credit_ranges held
       where held.account = need.account and held.asset = need.asset order by first_serial limit 1
     ) run
     union all
     select walk.account, walk.asset, walk.missing - (run.last_serial - run.first_serial + 1), run.*
     from walk cross join lateral (
       select first_serial, last_serial from credit_ranges held
       where held.account = walk.account and held.asset = walk.asset and held.first_serial > walk.last_serial
       order by first_serial limit 1
     ) run
     where walk.missing > 0
   )
   select json_build_object(
     'amounts', (select json_agg(json_build_array(account, asset, amount))
       from unnest($1::text[], $2::text[]) as wanted (account, asset) join ledger_balances using (account, asset)),
     'ranges', (select json_agg(json_build_array(account, asset, first_serial, last_serial) order by first_serial)
       from walk),
     'salts', (select json_agg(json_build_array(person, encode(salt, 'hex')))
       from log_salts where person = any($6::text[])),
     'keys', (select json_agg(key) from ledger_entries where key = any($7::text[]))
   ) as state`,
)

// The few entries that prefer certain serials look further than the lowest.
const readPreferred = namedStatement(
  'ledger_read_preferred',
  z.object({ account: z.string(), asset: z.string(), first: z.number(), last: z.number() }),
  `select distinct held.account, held.asset, held.first_serial as first, held.last_serial as last
   from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) as liked (account, asset, first, last)
   join credit_ranges held on held.account = liked.account and held.asset = liked.asset
     and held.first_serial <= liked.last and held.last_serial >= liked.first`,
)

const findPreferred = async (tx: Tx, postings: readonly Posting[]): Promise<(LedgerPile & SerialRange)[]> => {
  const liked = postings.flatMap((posting) =>
    preferredSerials(posting).map((run) => ({ account: posting.from, asset: posting.asset, ...run })),
  )
  if (liked.length === 0) return []
  return readPreferred(tx, [
    liked.map(({ account }) => account),
    liked.map(({ asset }) => asset),
    liked.map(({ first }) => first),
    liked.map(({ last }) => last),
  ])
}

const addPreferred = (
  ranges: Map<string, SerialRange[]>,
  found: readonly (LedgerPile & SerialRange)[],
): void => {
  for (const { account, asset, first, last } of found) {
    const key = pileKey(account, asset)
    const runs = ranges.get(key) ?? []
    if (runs.some((run) => run.first === first)) continue
    ranges.set(
      key,
      [...runs, { first, last }].sort((a, b) => a.first - b.first),
    )
  }
}

const pilesOf = (postings: readonly Posting[]): LedgerPile[] => {
  const piles = new Map<string, LedgerPile>()
  for (const { asset, from, to } of postings)
    for (const account of [from, to]) piles.set(pileKey(account, asset), { account, asset })
  return [...piles.values()]
}

/** Where the promise of each asset came from: only a promise has such a balance, and it is never gone. */
const promisedBy = (postings: readonly Posting[]): LedgerPile[] =>
  [...new Set(postings.map(({ asset }) => asset))].flatMap((asset) =>
    isMoney(asset) ? [] : [{ account: promiseOf(asset), asset }],
  )

/** How many credits each pile may have to give at most. */
const needsOf = (postings: readonly Posting[]) => {
  const needs = new Map<string, LedgerPile & { amount: number }>()
  for (const { asset, from, amount } of postings) {
    if (isMoney(asset)) continue
    const key = pileKey(from, asset)
    needs.set(key, { account: from, asset, amount: amount + (needs.get(key)?.amount ?? 0) })
  }
  return [...needs.values()]
}

const groupRanges = (rows: readonly [string, string, number, number][]): Map<string, SerialRange[]> => {
  const ranges = new Map<string, SerialRange[]>()
  for (const [account, asset, first, last] of rows) {
    const key = pileKey(account, asset)
    const runs = ranges.get(key)
    if (runs) runs.push({ first, last })
    else ranges.set(key, [{ first, last }])
  }
  return ranges
}

/** Locks all that these postings touch and reads it: two statements, however many they are, a third where some prefer serials. */
export const lockAndRead = async (
  tx: Tx,
  keys: readonly string[],
  postings: readonly Posting[],
): Promise<LedgerState> => {
  const piles = pilesOf(postings)
  const accounts = piles.map(({ account }) => account)
  const assets = piles.map(({ asset }) => asset)
  const persons = personsIn(postings)
  await lock(tx, [accounts, assets, persons, persons.map(() => Buffer.from(newSalt()))])
  const needs = needsOf(postings)
  const sources = promisedBy(postings)
  const [row] = await read(tx, [
    [...accounts, ...sources.map(({ account }) => account)],
    [...assets, ...sources.map(({ asset }) => asset)],
    needs.map(({ account }) => account),
    needs.map(({ asset }) => asset),
    needs.map(({ amount }) => amount),
    persons,
    keys,
  ])
  const { amounts, ranges, salts, keys: knownKeys } = row?.state ?? ({} as Partial<State>)
  const runs = groupRanges(ranges ?? [])
  addPreferred(runs, await findPreferred(tx, postings))
  const held = new Map((amounts ?? []).map(([account, asset, amount]) => [pileKey(account, asset), amount]))
  return {
    amounts: held,
    ranges: runs,
    salts: new Map((salts ?? []).map(([person, salt]) => [person, new Uint8Array(Buffer.from(salt, 'hex'))])),
    knownKeys: new Set(knownKeys ?? []),
    promises: new Set(
      sources.flatMap(({ account, asset }) => (held.has(pileKey(account, asset)) ? [asset] : [])),
    ),
  }
}
