import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'
import { pileKey } from './ledger-state.ts'
import type { Replay } from './replay.ts'

const strayMax = 100

const Balance = z.object({ account: z.string(), asset: z.string(), amount: z.number() })
const Range = z.object({
  account: z.string(),
  asset: z.string(),
  first_serial: z.number(),
  last_serial: z.number(),
})

const readBalances = namedStatement(
  'ledger_read_balances_of_batches',
  Balance,
  `select kept.account, kept.asset, kept.amount from unnest($1::text[]) as batch
   cross join lateral (select * from ledger_balances where asset = batch and asset <> 'usd') kept`,
)
// By the expression the ranges are indexed by: they have no index of their batches as such.
const readRanges = namedStatement(
  'ledger_read_ranges_of_batches',
  Range,
  `select kept.account, kept.asset, kept.first_serial, kept.last_serial from unnest($1::text[]) as batch
   cross join lateral (
     select * from credit_ranges where hashtextextended(asset, 0) = hashtextextended(batch, 0) and asset = batch
   ) kept`,
)
const readStrayBalances = namedStatement(
  'ledger_read_stray_balances',
  Balance,
  `select account, asset, amount from ledger_balances balance
   where asset <> 'usd' and not is_money(asset) and amount <> 0 and not exists (
     select from ledger_postings posting where posting.asset = balance.asset and posting.asset <> 'usd'
   ) limit ${strayMax}`,
)
const readStrayRanges = namedStatement(
  'ledger_read_stray_ranges',
  Range,
  `select account, asset, first_serial, last_serial from credit_ranges range
   where not exists (
     select from ledger_postings posting where posting.asset = range.asset and posting.asset <> 'usd'
   ) limit ${strayMax}`,
)

const balanceDiffers = ({ account, asset, amount }: z.infer<typeof Balance>, recomputed: number): string =>
  `${account} is kept with ${amount} of ${asset}; its postings add up to ${recomputed}`

const nameRange = (asset: string, account: string, first: number, last: number): string =>
  `${first} to ${last} of ${asset} in ${account}`

const isMisplaced = (range: string): string => `serials ${range} are not where the postings put them`

/** Where the kept balances of these batches are not what their postings add up to. */
export async function* compareBalances(
  db: Reader,
  { amounts }: Replay,
  batches: readonly string[],
): AsyncGenerator<string> {
  const missing = new Map([...amounts].filter(([, amount]) => amount !== 0))
  for (const kept of await readBalances(db, [batches])) {
    const key = pileKey(kept.account, kept.asset)
    const recomputed = amounts.get(key) ?? 0
    missing.delete(key)
    if (kept.amount !== recomputed) yield balanceDiffers(kept, recomputed)
  }
  for (const [pile, amount] of missing) yield `the balance of ${pile} is gone; it was ${amount}`
}

/** Where the kept serial ranges of these batches are not where the postings put them. */
export async function* compareRanges(
  db: Reader,
  { maps }: Replay,
  batches: readonly string[],
): AsyncGenerator<string> {
  const missing = new Set<string>()
  for (const [asset, map] of maps)
    for (const { account, first, last } of map.ranges()) missing.add(nameRange(asset, account, first, last))
  for (const { asset, account, first_serial, last_serial } of await readRanges(db, [batches])) {
    const kept = nameRange(asset, account, first_serial, last_serial)
    if (!missing.delete(kept)) yield isMisplaced(kept)
  }
  for (const range of missing) yield `serials ${range} are not kept`
}

/** Balances of batches that no posting ever moved. */
export const findStrayBalances = async (db: Reader): Promise<string[]> =>
  (await readStrayBalances(db, [])).map((kept) => balanceDiffers(kept, 0))

/** Serials of batches that no posting ever moved. */
export const findStrayRanges = async (db: Reader): Promise<string[]> =>
  (await readStrayRanges(db, [])).map(({ asset, account, first_serial, last_serial }) =>
    isMisplaced(nameRange(asset, account, first_serial, last_serial)),
  )
