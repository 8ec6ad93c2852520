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

/** Batches once more, in memory, from nothing but their postings in the order of the log. */
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
