export type GridPlace = { row: number; column: number }
export type GridSize = { rows: number; columns: number }

/** Where a key leads in a grid, or null where it leads nowhere. */
export const moveInGrid = (
  { row, column }: GridPlace,
  key: string,
  { rows, columns }: GridSize,
  withControl = false,
): GridPlace | null => {
  const to: Record<string, GridPlace> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    Home: { row: withControl ? 0 : row, column: 0 },
    End: { row: withControl ? rows - 1 : row, column: columns - 1 },
    PageUp: { row: Math.max(0, row - 10), column },
    PageDown: { row: Math.min(rows - 1, row + 10), column },
  }
  const place = to[key]
  const isInside = place && place.row >= 0 && place.row < rows && place.column >= 0 && place.column < columns
  return isInside ? place : null
}

/** Where a key leads in a row of things that lie about: on and back, whichever arrow is pressed, so that none is missed. */
export const stepAlong = (at: number, key: string, count: number): number | null => {
  const to: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  }
  const next = to[key]
  return next !== undefined && next >= 0 && next < count ? next : null
}

type Box = { x0: number; y0: number; x1: number; y1: number }

/** The box one comes to next from another by an arrow key: the nearest that way, straight on before aslant. */
export const nextBox = <T extends { box: Box }>(all: readonly T[], from: T, key: string): T | null => {
  const middle = ({ box }: T) => ({ x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 })
  const here = middle(from)
  const ways: Record<string, (dx: number, dy: number) => [along: number, aside: number]> = {
    ArrowRight: (dx, dy) => [dx, dy],
    ArrowLeft: (dx, dy) => [-dx, dy],
    ArrowDown: (dx, dy) => [dy, dx],
    ArrowUp: (dx, dy) => [-dy, dx],
  }
  const way = ways[key]
  if (!way) return null
  const reachable = all
    .map((one) => {
      const there = middle(one)
      const [along, aside] = way(there.x - here.x, there.y - here.y)
      return { one, along, cost: along + 4 * Math.abs(aside) }
    })
    .filter(({ one, along }) => one !== from && along > 1)
  return reachable.sort((a, b) => a.cost - b.cost)[0]?.one ?? null
}
