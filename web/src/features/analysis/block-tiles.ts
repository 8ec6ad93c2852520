import type { Block } from './footprint-blocks.ts'
import { bands } from './scope-bars.ts'
import { squarify, type TileBox } from './squarify.ts'

export type BlockTile = TileBox & { block: Block }

const largestFirst = <Sized extends { tonnes: number }>(list: readonly Sized[]): Sized[] =>
  [...list].sort((a, b) => b.tonnes - a.tonnes)

/** Where each piece lies: the scopes share the room, and the pieces of one scope lie together. What is nothing has no place. */
export const tilesOf = (blocks: readonly Block[], room: TileBox): BlockTile[] => {
  const scopes = bands.map((scope) => {
    const own = largestFirst(blocks.filter((block) => block.scope === scope && block.tonnes > 0))
    return { own, tonnes: own.reduce((sum, { tonnes }) => sum + tonnes, 0) }
  })
  const there = largestFirst(scopes.filter(({ tonnes }) => tonnes > 0))
  const rooms = squarify(
    there.map(({ tonnes }) => tonnes),
    room,
  )
  return there.flatMap(({ own }, place) => {
    const ownRoom = rooms[place]
    if (!ownRoom) return []
    const tiles = squarify(
      own.map(({ tonnes }) => tonnes),
      ownRoom,
    )
    return own.flatMap((block, i) => (tiles[i] ? [{ ...tiles[i], block }] : []))
  })
}

/** As much as can be read on a tile of this size: everything, the name over the figure, both in a line, upright, or nothing. */
type Room = 'all' | 'name' | 'line' | 'upright' | 'none'
export const roomOn = ({ width, height }: TileBox): Room => {
  if ((width >= 150 && height >= 124) || (width >= 104 && height >= 156)) return 'all'
  if (width >= 84 && height >= 60) return 'name'
  if (width >= 130 && height >= 30) return 'line'
  return width >= 26 && height >= 130 ? 'upright' : 'none'
}
