import { writeCount, writeWhole } from '../../ui/format.ts'
import { useWidth } from '../../ui/use-width.ts'
import { labelWidth, peaksOf, peakWidths, type TreePeak } from './tree-peaks.ts'

const height = 226
const ground = 196
const top = 30
const gap = 6
/** Levels drawn inside a peak; below them the lines would lie on each other. */
const levelsMax = 5

type Placed = TreePeak & { left: number; width: number; y: number }

const place = (size: number, width: number): Placed[] => {
  const peaks = peaksOf(size)
  const widths = peakWidths(peaks, width - gap * (peaks.length - 1))
  const highest = peaks[0]?.height ?? 0
  let left = 0
  return peaks.map((peak, at) => {
    const own = widths[at] ?? 0
    const placed = {
      ...peak,
      left,
      width: own,
      y: ground - 24 - ((ground - top - 70) * peak.height) / Math.max(1, highest),
    }
    left += own + gap
    return placed
  })
}

/** The lines of a full part: each node above the two it is made of. */
const branches = ({ left, width, y, height: levels }: Placed): string => {
  const drawn = Math.min(levels, levelsMax)
  const at = (level: number, node: number): [number, number] => [
    left + (width * (node + 0.5)) / 2 ** level,
    drawn === 0 ? y : y + ((ground - y) * level) / drawn,
  ]
  const lines: string[] = []
  for (let level = 0; level < drawn; level++)
    for (let node = 0; node < 2 ** level; node++) {
      const [x, from] = at(level, node)
      for (const child of [2 * node, 2 * node + 1]) {
        const [toX, toY] = at(level + 1, child)
        lines.push(`M${x.toFixed(1)} ${from.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`)
      }
    }
  if (drawn === 0) lines.push(`M${(left + width / 2).toFixed(1)} ${y}V${ground}`)
  return lines.join('')
}

const Drawing = ({ size, width }: { size: number; width: number }) => {
  const peaks = place(size, width)
  const rootX = peaks.length > 1 ? width * 0.62 : width / 2
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {peaks.map((peak) => {
        const x = peak.left + peak.width / 2
        return (
          <g key={peak.height}>
            <path
              d={`M${x} ${peak.y}L${peak.left} ${ground}H${peak.left + peak.width}Z`}
              className="fill-leaf opacity-10"
            />
            <path d={branches(peak)} fill="none" className="stroke-leaf" strokeWidth={1} />
            <path
              d={`M${x} ${peak.y}Q${x} ${top} ${rootX} ${top}`}
              fill="none"
              className="stroke-edge"
              strokeWidth={1}
            />
            <circle cx={x} cy={peak.y} r={3.5} className="fill-leaf" />
            {peak.width >= labelWidth(peak) && (
              <text
                x={x}
                y={ground + 20}
                textAnchor="middle"
                className="fill-muted font-mono text-fine tabular-nums"
              >
                {writeWhole(peak.entries)}
              </text>
            )}
          </g>
        )
      })}
      <path d={`M0 ${ground}H${width}`} className="stroke-edge" strokeWidth={1} />
      <circle cx={rootX} cy={top} r={6} className="fill-paper stroke-ink" strokeWidth={1.5} />
      <circle cx={rootX} cy={top} r={2.5} className="fill-ink" />
      <text x={rootX} y={top - 14} textAnchor="middle" className="fill-ink font-mono text-fine">
        signed root
      </text>
    </svg>
  )
}

/** The tree as it stands: its full parts side by side, and the signed root over all of them. */
export const LogTree = ({ size }: { size: number }) => {
  const [ref, width] = useWidth()
  const peaks = peaksOf(size)
  // Its room is kept while the log is asked for, so that nothing below it moves.
  if (size === 0) return <div aria-hidden="true" style={{ height: height + 64 }} />
  return (
    <figure className="grid gap-3">
      <div ref={ref} className="min-w-0 overflow-hidden" style={{ height }}>
        {width > 0 && <Drawing size={size} width={width} />}
      </div>
      <figcaption className="text-muted text-sm">
        {writeCount(size, 'entry', 'entries')} in {writeCount(peaks.length, 'full part')}. A full part never
        changes again: what comes next grows at its right, and the root covers all of it.
      </figcaption>
    </figure>
  )
}
