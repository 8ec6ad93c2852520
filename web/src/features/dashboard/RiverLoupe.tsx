import { writeWhole } from '../../ui/format.ts'
import type { Fate, Loupe, Stream } from './river-shape.ts'

type RiverLoupeProps = {
  loupe: Loupe
  bands: readonly Stream[]
  fills: Record<Fate, string>
  /** Where the river ends, and where the loupe begins and ends. */
  from: number
  left: number
  right: number
}

/** The thin end of a river once more, larger: two lines open from it to a frame, and under it stands how many times. */
export const RiverLoupe = ({ loupe, bands, fills, from, left, right }: RiverLoupeProps) => {
  const { from: thin, to, times } = loupe
  return (
    <g>
      <path
        d={`M${from},${thin.y}L${left},${to.y}V${to.y + to.height}L${from},${thin.y + thin.height}Z`}
        fill="var(--sunken)"
        opacity={0.6}
      />
      {[
        [thin.y, to.y],
        [thin.y + thin.height, to.y + to.height],
      ].map(([begin, end]) => (
        <line key={end} x1={from} y1={begin} x2={left} y2={end} stroke="var(--muted)" strokeDasharray="2 3" />
      ))}
      {bands.map(
        ({ fate, inset }) =>
          inset && (
            <rect
              key={fate}
              x={left}
              y={inset.y}
              width={right - left}
              height={inset.height}
              fill={fills[fate]}
            />
          ),
      )}
      <rect
        x={left}
        y={to.y + 0.75}
        width={right - left}
        height={to.height - 0.75}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={1.5}
      />
      <text x={left} y={to.y + to.height + 17} className="fill-muted font-mono text-eyebrow">
        magnified {times < 10 ? times : writeWhole(times)}×
      </text>
    </g>
  )
}
