import { parseDecimal } from './decimal.ts'
import { Refusal } from './refusal.ts'
import { tileWidth } from './tiles.ts'

/** A tile of hashes, or the bundle of entries under a tile of leaves, as it is named below the log's address. */
export type TileName = { level: number | 'entries'; index: number; width: number }

/** `tile/0/x001/x234/067`, and `.p/112` behind it while the tile has only 112 hashes. */
export const tilePath = ({ level, index, width }: TileName): string => {
  const digits = String(index)
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/.{3}/g) ?? []
  const path = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/')
  return `tile/${level}/${path}${width < tileWidth ? `.p/${width}` : ''}`
}

export const parseTilePath = (path: string): TileName => {
  const [, level = '', groups = '', width] =
    /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/){0,5}\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path) ?? []
  const digits = groups.replaceAll(/[x/]/g, '').replace(/^0+(?=\d)/, '')
  const name: TileName = {
    level: level === 'entries' ? level : parseDecimal(level, 'level of the tile'),
    index: parseDecimal(digits, 'index of the tile'),
    width: width === undefined ? tileWidth : parseDecimal(width, 'width of the tile'),
  }
  // One tile, one name: whatever reads differently when it is written again was not its name.
  if (name.width < 1 || (name.level !== 'entries' && name.level > 63) || tilePath(name) !== path) {
    throw new Refusal('This is not the path of a tile.')
  }
  return name
}
