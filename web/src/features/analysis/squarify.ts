export type TileBox = { left: number; top: number; width: number; height: number }

/** How far from square the worst tile of a row would be. */
const worst = (row: readonly number[], side: number): number => {
  const sum = row.reduce((all, area) => all + area, 0)
  return Math.max(
    ...row.map((area) => Math.max((side * side * area) / sum ** 2, sum ** 2 / (side * side * area))),
  )
}

const layRow = (row: readonly number[], { left, top, width, height }: TileBox): [TileBox[], TileBox] => {
  const sum = row.reduce((all, area) => all + area, 0)
  const isUpright = width >= height
  const depth = sum / (isUpright ? height : width)
  let along = isUpright ? top : left
  const tiles = row.map((area) => {
    const length = area / depth
    along += length
    return isUpright
      ? { left, top: along - length, width: depth, height: length }
      : { left: along - length, top, width: length, height: depth }
  })
  const rest = isUpright
    ? { left: left + depth, top, width: width - depth, height }
    : { left, top: top + depth, width, height: height - depth }
  return [tiles, rest]
}

/**
 * Tiles of a room, their areas in proportion to the sizes and as near to squares as they come (Bruls, Huizing and van Wijk).
 * Largest first, or they are not; every size is above zero.
 */
export const squarify = (sizes: readonly number[], room: TileBox): TileBox[] => {
  const whole = sizes.reduce((all, size) => all + size, 0)
  const scale = (room.width * room.height) / whole
  const tiles: TileBox[] = []
  let rest = room
  let row: number[] = []
  const close = () => {
    const [laid, left] = layRow(row, rest)
    tiles.push(...laid)
    rest = left
    row = []
  }
  for (const size of sizes) {
    const area = size * scale
    const side = Math.min(rest.width, rest.height)
    if (row.length > 0 && worst([...row, area], side) > worst(row, side)) close()
    row.push(area)
  }
  if (row.length > 0) close()
  return tiles
}
