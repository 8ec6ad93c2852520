import type { Node } from './ranges.ts'
import { isCount } from './ranges.ts'
import { Refusal } from './refusal.ts'

/** Up to 256 hashes side by side, at every eighth level of the tree (C2SP tlog-tiles). */
export type Tile = { level: number; index: number; width: number }

export const tileWidth = 256
const levelsPerTile = 8

/** How wide a tile is in a log of this size: 256 when it is full, less at the right edge, 0 when it does not exist. */
export const widthOf = (level: number, index: number, size: number): number => {
  const hashes = Math.floor(size / tileWidth ** level)
  return Math.max(0, Math.min(tileWidth, hashes - index * tileWidth))
}

/** Which tile holds a subtree, and which of its hashes are folded into it. */
export const placeInTile = ({ level, index }: Node) => {
  const tileLevel = Math.floor(level / levelsPerTile)
  const count = 2 ** (level % levelsPerTile)
  const first = index * count
  return { level: tileLevel, index: Math.floor(first / tileWidth), offset: first % tileWidth, count }
}

/** The tiles that these subtrees of a log of this size are read from, each once. */
export const tilesFor = (nodes: readonly Node[], size: number): Tile[] => {
  const tiles = new Map<string, Tile>()
  for (const node of nodes) {
    const { level, index, offset, count } = placeInTile(node)
    const width = widthOf(level, index, size)
    if (offset + count > width) {
      throw new Refusal(`A log of ${size} has no subtree ${node.index} at level ${node.level}.`)
    }
    tiles.set(`${level}/${index}`, { level, index, width })
  }
  return [...tiles.values()]
}

/** The tiles that appear or widen when a log grows: what a writer has to publish before it signs the new size. */
export const tilesOfGrowth = (oldSize: number, newSize: number): Tile[] => {
  if (!isCount(oldSize) || !isCount(newSize) || oldSize > newSize) throw new Refusal('A log only grows.')
  const tiles: Tile[] = []
  for (let level = 0; Math.floor(newSize / tileWidth ** level) > 0; level += 1) {
    const had = Math.floor(oldSize / tileWidth ** level)
    const has = Math.floor(newSize / tileWidth ** level)
    if (has === had) continue
    for (let index = Math.floor(had / tileWidth); index * tileWidth < has; index += 1) {
      tiles.push({ level, index, width: widthOf(level, index, newSize) })
    }
  }
  return tiles
}
