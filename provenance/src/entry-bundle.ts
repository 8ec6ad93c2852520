import { concatBytes } from './bytes.ts'
import { Refusal } from './refusal.ts'
import { tileWidth } from './tiles.ts'

/** The length of an entry is written in two bytes. */
export const longestEntry = 0xffff

export const joinEntries = (entries: readonly Uint8Array[]): Uint8Array => {
  if (entries.length < 1 || entries.length > tileWidth) throw new Refusal('A bundle has 1 to 256 entries.')
  const parts = entries.flatMap((entry) => {
    if (entry.length > longestEntry) throw new Refusal(`An entry has at most ${longestEntry} bytes.`)
    return [Uint8Array.of(entry.length >> 8, entry.length & 0xff), entry]
  })
  return concatBytes(...parts)
}

/** The first `width` entries of a bundle; behind them only a bundle that is full by now may have more. */
export const splitEntries = (bytes: Uint8Array, width: number): Uint8Array[] => {
  const entries: Uint8Array[] = []
  let at = 0
  while (at < bytes.length) {
    const [high, low] = bytes.subarray(at, at + 2)
    const end = at + 2 + (high ?? 0) * 256 + (low ?? 0)
    if (low === undefined || end > bytes.length) throw new Refusal('The bundle ends within an entry.')
    entries.push(bytes.slice(at + 2, end))
    at = end
  }
  if (entries.length !== width && entries.length !== tileWidth) {
    throw new Refusal(`A bundle of ${width} entries came with ${entries.length}.`)
  }
  return entries.slice(0, width)
}
