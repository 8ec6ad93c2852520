import { breakPoints, type Stretch } from './river-shape.ts'

type BandBreakProps = {
  from: Stretch
  to: Stretch
  left: number
  right: number
  /** The bars at both ends are broken with it. */
  over: number
}

/** Half of how wide the gap is. */
const half = 3.5

/** Where a band is drawn shorter than it is: a gap with teeth through all of it, and what that means. */
export const BandBreak = ({ from, to, left, right, over }: BandBreakProps) => {
  const points = breakPoints(left, from, right, to)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const all = [{ x: left - over, y: first.y }, ...points, { x: right + over, y: last.y }]
  const lineAt = (by: number) => all.map(({ x, y }) => `${x},${y + by}`).join(' ')
  const middle = points[Math.floor(points.length / 2)] ?? first
  return (
    <g>
      <polygon
        points={`${lineAt(-half)} ${all
          .toReversed()
          .map(({ x, y }) => `${x},${y + half}`)
          .join(' ')}`}
        fill="var(--sheet)"
      />
      {[-half, half].map((by) => (
        <polyline key={by} points={lineAt(by)} fill="none" stroke="var(--edge)" />
      ))}
      <text x={middle.x} y={middle.y + 24} textAnchor="middle" className="fill-muted font-mono text-eyebrow">
        {right - left > 260 ? 'drawn shorter than it is' : 'shortened'}
      </text>
    </g>
  )
}
