import type { Cell, Line } from '../layout/page.ts'

type Chain = { x0: number; x1: number; y0: number; y1: number; lines: number }

/** Stretches of running text, by the left edge they share. */
const chainsOf = (lines: readonly Line[]): Chain[] => {
  const chains: Chain[] = []
  for (const { cells } of lines)
    for (const { prose, x0, x1, y0, y1 } of cells) {
      if (!prose) continue
      const host = chains.find((chain) => Math.abs(chain.x0 - x0) < 8)
      if (!host) chains.push({ x0, x1, y0, y1, lines: 1 })
      else {
        host.x1 = Math.max(host.x1, x1)
        host.y1 = Math.max(host.y1, y1)
        host.lines += 1
      }
    }
  return chains.filter(({ lines: count }) => count >= 3)
}

const only = (lines: readonly Line[], keep: (cell: Cell) => boolean): Line[] =>
  lines.map((line) => ({ ...line, cells: line.cells.filter(keep) })).filter(({ cells }) => cells.length > 0)

/**
 * A page set in two columns of running text is two pages side by side: what stands above the columns, the left one, the
 * right one, and what stands below.
 */
export const partColumns = (lines: readonly Line[]): Line[][] => {
  const chains = chainsOf(lines)
  const left = chains.find((one) =>
    chains.some((other) => other.x0 > one.x1 && other.y0 < one.y1 && other.y1 > one.y0),
  )
  const right = left && chains.find(({ x0, y0, y1 }) => x0 > left.x1 && y0 < left.y1 && y1 > left.y0)
  if (!left || !right) return [[...lines]]
  const gutter = (left.x1 + right.x0) / 2
  const [top, bottom] = [Math.min(left.y0, right.y0) - 1, Math.max(left.y1, right.y1) + 1]
  const middle = ({ y0, y1 }: Cell) => (y0 + y1) / 2
  const within = (cell: Cell) => middle(cell) > top && middle(cell) < bottom
  return [
    only(lines, (cell) => middle(cell) <= top),
    only(lines, (cell) => within(cell) && cell.x0 < gutter),
    only(lines, (cell) => within(cell) && cell.x0 >= gutter),
    only(lines, (cell) => middle(cell) >= bottom),
  ].filter((part) => part.length > 0)
}
