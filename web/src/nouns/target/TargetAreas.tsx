import { writeWhole } from '../../ui/format.ts'
import type { TargetArea } from './target-areas.ts'

export const areaFills: Record<TargetArea['side'], string> = {
  below: 'color-mix(in srgb, var(--leaf) 24%, var(--sheet))',
  above: 'color-mix(in srgb, var(--attention) 24%, var(--sheet))',
  toCut: 'color-mix(in srgb, var(--muted) 20%, var(--sheet))',
}

export const areaNames: Record<TargetArea['side'], string> = {
  below: 'Below the path',
  above: 'Above the path',
  toCut: 'Still to be cut',
}

type Props = { areas: readonly TargetArea[]; x: (year: number) => number; y: (tonnes: number) => number }

/** What lies between the lines: on which side of the path, and how far the target still is. */
export const TargetAreas = ({ areas, x, y }: Props) =>
  areas.map(({ side, corners }) => (
    <polygon
      key={side}
      points={corners.map(({ year, tonnes }) => `${x(year)},${y(tonnes)}`).join(' ')}
      fill={areaFills[side]}
    />
  ))

const lettersHigh = 13
const letterWide = 7.2
const edge = 8

/** How many tonnes the gap in the newest year is: inside its area where that is high enough, and else beside it. */
export const GapFigure = ({ area, x, y }: Omit<Props, 'areas'> & { area: TargetArea }) => {
  const [aim, last] = [area.corners.at(-1), area.corners.at(-2)]
  const first = area.corners[0]
  if (!aim || !last || !first) return null
  const words = `${writeWhole(area.tonnes)} t`
  const [top, foot] = [Math.min(y(aim.tonnes), y(last.tonnes)), Math.max(y(aim.tonnes), y(last.tonnes))]
  // The area opens from its first year to its last: so high it is where the words begin.
  const open = 1 - (words.length * letterWide + edge) / Math.max(1, x(last.year) - x(first.year))
  const isInside = (foot - top) * open > lettersHigh + 10
  const slope = (y(first.tonnes) - (top + foot) / 2) * (1 - open)
  const middle = (top + foot) / 2 + (isInside ? slope / 2 : 0)
  return (
    <g>
      <line x1={x(last.year)} x2={x(last.year)} y1={top} y2={foot} stroke="var(--ink)" strokeWidth={1.5} />
      <text
        x={x(last.year) + (isInside ? -edge : edge)}
        y={middle + (isInside ? 0 : 4)}
        dy="0.34em"
        textAnchor={isInside ? 'end' : 'start'}
        fill="var(--ink)"
        fontSize={lettersHigh}
        fontWeight={550}
      >
        {words}
      </text>
    </g>
  )
}
