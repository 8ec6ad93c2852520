import { type Hash, hashLength } from './hashes.ts'
import type { HashSource } from './prove.ts'
import { foldSubtrees } from './ranges.ts'
import { Refusal } from './refusal.ts'
import { placeInTile, type Tile, tilesFor, tileWidth } from './tiles.ts'

/**
 * Reads a log of this size from its tiles, all that one proof needs at once. What it hands out is not checked: a proof
 * made from it is, against a signed root. A full tile in place of a partial one is welcome, as the format allows.
 */
export const tileSource =
  (size: number, readTile: (tile: Tile) => Uint8Array | Promise<Uint8Array>): HashSource =>
  async (nodes) => {
    const wanted = tilesFor(nodes, size)
    const read = await Promise.all(wanted.map(async (tile) => splitTile(await readTile(tile), tile.width)))
    const tiles = new Map(wanted.map(({ level, index }, at) => [`${level}/${index}`, read[at] ?? []]))
    return nodes.map((node) => {
      const { level, index, offset, count } = placeInTile(node)
      return foldComplete((tiles.get(`${level}/${index}`) ?? []).slice(offset, offset + count))
    })
  }

export const joinTile = (hashes: readonly Hash[]): Uint8Array => {
  if (hashes.length < 1 || hashes.length > tileWidth) throw new Refusal('A tile has 1 to 256 hashes.')
  const bytes = new Uint8Array(hashes.length * hashLength)
  for (const [at, hash] of hashes.entries()) bytes.set(hash, at * hashLength)
  return bytes
}

export const splitTile = (bytes: Uint8Array, width: number): Hash[] => {
  const { length } = bytes
  const fits = length === width * hashLength || length === tileWidth * hashLength
  if (!fits || width < 1 || width > tileWidth) {
    throw new Refusal(`A tile of ${width} hashes came with ${length} bytes.`)
  }
  return Array.from({ length: width }, (_, at) => bytes.slice(at * hashLength, (at + 1) * hashLength))
}

const foldComplete = (hashes: readonly Hash[]): Hash => {
  if (hashes.length <= 1) return foldSubtrees(hashes)
  const middle = hashes.length / 2
  return foldSubtrees([foldComplete(hashes.slice(0, middle)), foldComplete(hashes.slice(middle))])
}
