import { writeWhole } from '../../ui/format.ts'
import { type LogLook, paleTint, rangeOf, rootLook, tintOf, toneOf } from './chain-look.ts'
import { spreadOut } from './spread-out.ts'

const top = 24
const log = { left: 14, width: 18 }
const rows = { left: 96, box: 40, gap: 8 }
const leastHeight = 200

/** The same where blocks do not fit side by side: the log from above to below, and its blocks beside it. */
export const ChainDown = ({
  look: { pieces, logSize, nextIndex, root },
  width,
  says,
}: {
  look: LogLook
  width: number
  says: string
}) => {
  const tall = Math.max(leastHeight, pieces.length * (rows.box + rows.gap) - rows.gap)
  const toY = (index: number) => top + (Math.min(index, logSize) / logSize) * tall
  const tops = spreadOut(
    pieces.map(({ entries }) => (toY(entries.first) + toY(entries.last + 1)) / 2 - top - rows.box / 2),
    { box: rows.box, gap: rows.gap, width: tall },
  )
  const edge = log.left + log.width
  const middle = (edge + rows.left) / 2
  return (
    <svg
      role="img"
      aria-label={says}
      viewBox={`0 0 ${width} ${top + tall + 2}`}
      className="h-auto w-full overflow-visible"
    >
      <text x="0" y="12" className="fill-muted font-mono text-eyebrow">
        The log: entries 0 to {writeWhole(logSize - 1)}
      </text>
      <rect x={log.left} y={top} width={log.width} height={tall} className="fill-sunken" />
      <rect
        x={log.left}
        y={top}
        width={log.width}
        height={toY(nextIndex) - top}
        className="fill-leaf"
        opacity={paleTint}
      />
      {pieces.map((piece, at) => {
        const y = top + (tops[at] ?? 0)
        const first = toY(piece.entries.first)
        const last = Math.max(toY(piece.entries.last + 1), first + 2)
        const tone = toneOf(piece)
        return (
          <g key={piece.block}>
            <path
              d={`M${edge} ${first}C${middle} ${first} ${middle} ${y} ${rows.left} ${y}V${y + rows.box}C${middle} ${y + rows.box} ${middle} ${last} ${edge} ${last}Z`}
              className={tone}
              opacity={tintOf(at).band}
            />
            <rect
              x={log.left}
              y={first}
              width={log.width}
              height={last - first}
              className={tone}
              opacity={tintOf(at).stretch}
            />
            <rect
              x={rows.left}
              y={y + 0.5}
              width={width - rows.left - 0.5}
              height={rows.box - 1}
              className="fill-sheet stroke-edge"
            />
            <rect
              x={rows.left}
              y={y + 0.5}
              width={4}
              height={rows.box - 1}
              className={tone}
              opacity={tintOf(at).stretch}
            />
            <text x={rows.left + 16} y={y + rows.box / 2 + 5} className="fill-ink font-medium text-sm">
              Block {writeWhole(piece.block)}
            </text>
            <text
              x={width - 12}
              y={y + rows.box / 2 + 4}
              textAnchor="end"
              className="fill-muted font-mono text-eyebrow"
            >
              {rangeOf(piece.entries.first, piece.entries.last)}
            </text>
          </g>
        )
      })}
      <rect
        x={log.left}
        y={top + 0.5}
        width={log.width}
        height={tall - 1}
        fill="none"
        className="stroke-edge"
      />
      {root && (
        <path
          d={`M${log.left - 1} ${top + 0.5}H4.5V${toY(root.to + 1) - 0.5}H${log.left - 1}`}
          {...rootLook}
        />
      )}
    </svg>
  )
}
