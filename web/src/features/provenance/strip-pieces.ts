import type { SerialRun } from '@ledgerleaf/contract/ribbon'

type Pile = SerialRun['pile']
/** A piece of the drawn strip, in pixels. */
export type StripPiece = { left: number; width: number; pile: Pile }

const pieceMin = 1.5

/** Which pile most of the serials under each pixel are in. */
const columnsOf = (runs: readonly SerialRun[], first: number, perColumn: number, width: number): Pile[] => {
  const counts = Array.from({ length: width }, () => new Map<Pile, number>())
  for (const run of runs) {
    const begin = run.first - first
    const end = run.last - first + 1
    for (let at = Math.floor(begin / perColumn); at < Math.min(width, Math.ceil(end / perColumn)); at += 1) {
      const covered = Math.min(end, (at + 1) * perColumn) - Math.max(begin, at * perColumn)
      counts[at]?.set(run.pile, (counts[at]?.get(run.pile) ?? 0) + covered)
    }
  }
  return counts.flatMap((under) => [...under].sort((a, b) => b[1] - a[1])[0]?.[0] ?? [])
}

/**
 * Runs as they are drawn, however many serials they hold. A run too short to be seen is drawn as wide as a line and above
 * its neighbours; where there are more runs than pixels, each pixel shows what most of its serials are.
 */
export const stripPieces = (
  runs: readonly SerialRun[],
  { first, last }: { first: number; last: number },
  width: number,
): StripPiece[] => {
  const perPixel = (last - first + 1) / width
  if (runs.length > width)
    return columnsOf(runs, first, perPixel, width).map((pile, left) => ({ left, width: 1, pile }))
  return runs
    .map((run) => ({
      left: Math.min(width - pieceMin, (run.first - first) / perPixel),
      width: Math.max(pieceMin, (run.last - run.first + 1) / perPixel),
      pile: run.pile,
    }))
    .sort((a, b) => b.width - a.width)
}

/** The runs within a window of the strip. */
export const cutRuns = (runs: readonly SerialRun[], first: number, last: number): SerialRun[] =>
  runs
    .filter((run) => run.first <= last && run.last >= first)
    .map((run) => ({ ...run, first: Math.max(run.first, first), last: Math.min(run.last, last) }))

/** So many serials around one, within the block. */
export const windowAround = (
  serial: number,
  { first, last }: { first: number; last: number },
  count: number,
): { first: number; last: number } => {
  const begin = Math.max(first, Math.min(serial - Math.floor(count / 2), last - count + 1))
  return { first: begin, last: Math.min(last, begin + count - 1) }
}
