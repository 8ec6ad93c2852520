import * as z from 'zod/mini'
import type { Reader } from '../platform/db.ts'
import { namedStatement } from '../platform/named-statement.ts'
import {
  isForIssued,
  isMoney,
  isOutside,
  issuancePrefix,
  ownedPrefix,
  promisePrefix,
  withdrawnCredits,
} from './accounts.ts'
import type { PlacedPosting } from './leaf.ts'
import { pileKey } from './ledger-state.ts'
import { makeSerialMap, type SerialMap } from './serial-map.ts'

/** The ledger once more, in memory, from nothing but its postings in the order of the log. */
export const makeReplay = () => {
  const amounts = new Map<string, number>()
  const maps = new Map<string, SerialMap>()
  const promises = new Set<string>()
  const mapOf = (asset: string): SerialMap => {
    const map = maps.get(asset) ?? makeSerialMap()
    maps.set(asset, map)
    return map
  }
  /** A promise has no serials, and is nobody's to hold or to retire. */
  const movePromise = ({ asset, from, to, serials }: PlacedPosting): string | null => {
    if (serials) return 'gives serials to a promise'
    if (maps.has(asset) || from.startsWith(issuancePrefix)) return 'makes one batch both issued and promised'
    promises.add(asset)
    return isForIssued(to) ? `moves a promise to ${to}, as if it were issued` : null
  }
  const moveSerials = ({ asset, amount, from, to, serials }: PlacedPosting): string | null => {
    if (isMoney(asset)) return serials ? 'gives serials to money' : null
    if (from.startsWith(promisePrefix) || promises.has(asset))
      return movePromise({ asset, amount, from, to, serials })
    const moved = serials ?? []
    if (moved.reduce((sum, { first, last }) => sum + last - first + 1, 0) !== amount)
      return `moves ${amount} credits and another number of serials`
    if (from.startsWith(issuancePrefix))
      return mapOf(asset).issue(moved, to) ? null : 'issues serials that exist already'
    return mapOf(asset).move(moved, from, to) ? null : `moves serials that ${from} does not hold`
  }
  /** What is wrong with a posting at this point of the log, if anything is. */
  const replay = (posting: PlacedPosting): string | null => {
    const { asset, amount, from, to } = posting
    const left = (amounts.get(pileKey(from, asset)) ?? 0) - amount
    amounts.set(pileKey(from, asset), left)
    amounts.set(pileKey(to, asset), (amounts.get(pileKey(to, asset)) ?? 0) + amount)
    if (
      (to === withdrawnCredits && !from.startsWith(ownedPrefix)) ||
      (from === withdrawnCredits && !to.startsWith(ownedPrefix))
    )
      return `moves withdrawn credits past a holding, from ${from} to ${to}`
    if (left < 0 && !isOutside(from)) return `takes ${amount} from ${from}, which holds ${left + amount}`
    return moveSerials(posting)
  }
  return { replay, amounts, maps }
}
export type Replay = ReturnType<typeof makeReplay>

const rowsAtOnce = 10_000

const readBalances = namedStatement(
  'ledger_read_balances',
  z.object({ account: z.string(), asset: z.string(), amount: z.number() }),
  `select account, asset, amount from ledger_balances where (account, asset) > ($1, $2)
   order by account, asset limit ${rowsAtOnce}`,
)
const readRanges = namedStatement(
  'ledger_read_ranges',
  z.object({ account: z.string(), asset: z.string(), first_serial: z.number(), last_serial: z.number() }),
  `select account, asset, first_serial, last_serial from credit_ranges where (account, asset, first_serial) > ($1, $2, $3)
   order by account, asset, first_serial limit ${rowsAtOnce}`,
)

/** Where the kept balances are not what the postings add up to. */
export async function* compareBalances(db: Reader, { amounts }: Replay): AsyncGenerator<string> {
  const missing = new Map([...amounts].filter(([, amount]) => amount !== 0))
  let after = ['', '']
  for (;;) {
    const rows = await readBalances(db, after)
    for (const { account, asset, amount } of rows) {
      const key = pileKey(account, asset)
      const recomputed = amounts.get(key) ?? 0
      missing.delete(key)
      if (amount !== recomputed)
        yield `${account} is kept with ${amount} of ${asset}; its postings add up to ${recomputed}`
    }
    const last = rows.at(-1)
    if (!last) break
    after = [last.account, last.asset]
  }
  for (const [pile, amount] of missing) yield `the balance of ${pile} is gone; it was ${amount}`
}

/** Where the kept serial ranges are not where the postings put them. */
export async function* compareRanges(db: Reader, { maps }: Replay): AsyncGenerator<string> {
  const name = (asset: string, account: string, first: number, last: number) =>
    `${first} to ${last} of ${asset} in ${account}`
  const missing = new Set<string>()
  for (const [asset, map] of maps)
    for (const { account, first, last } of map.ranges()) missing.add(name(asset, account, first, last))
  let after: [string, string, number] = ['', '', 0]
  for (;;) {
    const rows = await readRanges(db, after)
    for (const { asset, account, first_serial, last_serial } of rows) {
      const kept = name(asset, account, first_serial, last_serial)
      if (!missing.delete(kept)) yield `serials ${kept} are not where the postings put them`
    }
    const last = rows.at(-1)
    if (!last) break
    after = [last.account, last.asset, last.first_serial]
  }
  for (const range of missing) yield `serials ${range} are not kept`
}
