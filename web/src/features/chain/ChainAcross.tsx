import { writeWhole } from '../../ui/format.ts'
import { type HeldPiece, type LogLook, paleTint, rangeOf, rootLook, tintOf, toneOf } from './chain-look.ts'
import { spreadOut } from './spread-out.ts'

const rootTop = 25
const logTop = 40
const logHeight = 18
const blockTop = 110
const blockHeight = 54
const tag = { height: 20, perLetter: 7.2, padding: 10 }
export const acrossBox = { box: 92, gap: 10 }

/** A block, and the stretch of the log that it holds. */
const Drawn = ({ piece, at, left, toX }: { piece: HeldPiece; at: number; left: number; toX: ToX }) => {
  const right = left + acrossBox.box
  const centre = left + acrossBox.box / 2
  const top = logTop + logHeight
  const middle = (top + blockTop) / 2
  const first = toX(piece.entries.first)
  // An entry by itself is still seen.
  const last = Math.max(toX(piece.entries.last + 1), first + 2)
  const tone = toneOf(piece)
  return (
    <g>
      <path
        d={`M${first} ${top}C${first} ${middle} ${left} ${middle} ${left} ${blockTop}H${right}C${right} ${middle} ${last} ${middle} ${last} ${top}Z`}
        className={tone}
        opacity={tintOf(at).band}
      />
      <rect
        x={first}
        y={logTop}
        width={last - first}
        height={logHeight}
        className={tone}
        opacity={tintOf(at).stretch}
      />
      <rect
        x={left + 0.5}
        y={blockTop}
        width={acrossBox.box - 1}
        height={blockHeight}
        className="fill-sheet stroke-edge"
      />
      <rect x={left + 0.5} y={blockTop} width={acrossBox.box - 1} height={4} className={tone} />
      <text x={centre} y={blockTop + 25} textAnchor="middle" className="fill-ink font-medium text-sm">
        Block {writeWhole(piece.block)}
      </text>
      <text x={centre} y={blockTop + 44} textAnchor="middle" className="fill-muted font-mono text-eyebrow">
        {rangeOf(piece.entries.first, piece.entries.last)}
      </text>
    </g>
  )
}

type ToX = (index: number) => number

/** A root is over everything before its end: a bracket along the log, which its block hangs on as a tag and holds none of. */
const Root = ({ root, toX }: { root: NonNullable<LogLook['root']>; toX: ToX }) => {
  const end = toX(root.to + 1) - 0.5
  const says = `root, block ${writeWhole(root.block)}`
  const width = says.length * tag.perLetter + 2 * tag.padding
  const left = Math.max(0.5, end - width)
  return (
    <g>
      <path d={`M0.5 ${logTop - 1}V${rootTop}H${end}V${logTop - 1}`} {...rootLook} />
      <rect
        x={left}
        y={rootTop - tag.height / 2}
        width={width}
        height={tag.height}
        rx={tag.height / 2}
        className="fill-sheet stroke-ink"
        strokeDasharray={rootLook.strokeDasharray}
      />
      <text
        x={left + width / 2}
        y={rootTop + 4}
        textAnchor="middle"
        className="fill-ink font-mono text-eyebrow"
      >
        {says}
      </text>
    </g>
  )
}

/** The log from left to right, and under it the blocks. */
export const ChainAcross = ({
  look: { pieces, logSize, nextIndex, root },
  width,
  says,
}: {
  look: LogLook
  width: number
  says: string
}) => {
  const toX: ToX = (index) => (Math.min(index, logSize) / logSize) * width
  const lefts = spreadOut(
    pieces.map(({ entries }) => (toX(entries.first) + toX(entries.last + 1)) / 2 - acrossBox.box / 2),
    { ...acrossBox, width },
  )
  const begins = pieces[0]?.entries.first ?? 0
  const height = (pieces.length === 0 ? logTop + logHeight : blockTop + blockHeight) + 2
  return (
    <svg role="img" aria-label={says} viewBox={`0 0 ${width} ${height}`} className="h-auto w-full">
      <text x="0" y="11" className="fill-muted font-mono text-eyebrow">
        The log: entries 0 to {writeWhole(logSize - 1)}
      </text>
      <rect x="0" y={logTop} width={width} height={logHeight} className="fill-sunken" />
      <rect
        x="0"
        y={logTop}
        width={toX(nextIndex)}
        height={logHeight}
        className="fill-leaf"
        opacity={paleTint}
      />
      {pieces.map((piece, at) => (
        <Drawn key={piece.block} piece={piece} at={at} left={lefts[at] ?? 0} toX={toX} />
      ))}
      {/* Named in its place where it is wide enough to be. */}
      {toX(begins) > 48 && (
        <text x="6" y={logTop + 13} className="fill-ink font-mono text-eyebrow">
          {rangeOf(0, begins - 1)}
        </text>
      )}
      <rect x="0.5" y={logTop} width={width - 1} height={logHeight} fill="none" className="stroke-edge" />
      {root && <Root root={root} toX={toX} />}
    </svg>
  )
}
