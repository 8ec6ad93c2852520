import { pathAt, type TargetLine, type TargetPath, wholeGap } from '@ledgerleaf/contract/target-path'
import { toCutOf } from './target-words.ts'

type At = { year: number; tonnes: number }
export type TargetArea = { side: 'below' | 'above' | 'toCut'; tonnes: number; corners: At[] }

/**
 * Two areas of one path: what the newest known year is below or above it, from where both begin, and what is still to be
 * cut from that year on. One that has no whole tonne is not there.
 */
export const areasOf = (path: TargetPath, line: TargetLine): TargetArea[] => {
  const last = path.actuals.at(-1)
  if (!last) return []
  const known = path.actuals.filter(({ year }) => year >= line.from.year)
  const aim = pathAt(line, last.year)
  const gap = aim === null ? 0 : wholeGap(last.tonnes, aim)
  const toCut = toCutOf(path, line)
  const areas: TargetArea[] = []
  // Where emissions went from one side of the path to the other the area between is of both, and of neither.
  const isOneSide = known.every(({ year, tonnes }) => {
    const there = pathAt(line, year) ?? tonnes
    return gap < 0 ? tonnes <= there + 0.5 : tonnes >= there - 0.5
  })
  if (gap !== 0 && isOneSide && known.length > 1 && aim !== null)
    areas.push({
      side: gap < 0 ? 'below' : 'above',
      tonnes: Math.abs(gap),
      corners: [...known, { year: last.year, tonnes: aim }],
    })
  if (toCut > 0)
    areas.push({
      side: 'toCut',
      tonnes: toCut,
      corners: [last, { ...line.to, tonnes: last.tonnes }, line.to],
    })
  return areas
}
