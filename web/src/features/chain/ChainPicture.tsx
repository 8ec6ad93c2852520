import type { ChainDesk } from '@ledgerleaf/contract/chain'
import { writeWhole } from '../../ui/format.ts'
import { useWidth } from '../../ui/use-width.ts'
import { type ChainPiece, chainPieces } from './chain-pieces.ts'

const height = 168
const logTop = 30
const logHeight = 18
const blockTop = 104
const blockHeight = 40
const blockWidth = 76
const blockGap = 14
const widthUnmeasured = 960

const spanOf = ({ entries, isAnchor }: ChainPiece): string =>
  entries === null
    ? isAnchor
      ? 'a root'
      : ''
    : entries.first === entries.last
      ? `entry ${writeWhole(entries.first)}`
      : `${writeWhole(entries.first)} to ${writeWhole(entries.last)}`

const toneOf = ({ isConfirmed }: ChainPiece) => (isConfirmed ? 'fill-leaf' : 'fill-attention')

type DrawnProps = { piece: ChainPiece; at: number; toX: (index: number) => number }

/** A block, and the entries of the log that it holds. */
const Drawn = ({ piece, at, toX }: DrawnProps) => {
  const left = at * (blockWidth + blockGap)
  const right = left + blockWidth
  const { entries } = piece
  const top = logTop + logHeight
  const middle = (top + blockTop) / 2
  const first = entries && toX(entries.first)
  // An entry by itself is still seen.
  const last = entries && first !== null ? Math.max(toX(entries.last + 1), first + 2) : null
  return (
    <g>
      {first !== null && last !== null && (
        <>
          <path
            d={`M${first} ${top}C${first} ${middle} ${left} ${middle} ${left} ${blockTop}H${right}C${right} ${middle} ${last} ${middle} ${last} ${top}Z`}
            className={toneOf(piece)}
            opacity={at % 2 === 0 ? 0.28 : 0.16}
          />
          <rect
            x={first}
            y={logTop}
            width={last - first}
            height={logHeight}
            className={toneOf(piece)}
            opacity={at % 2 === 0 ? 1 : 0.7}
          />
        </>
      )}
      <rect
        x={left + 0.5}
        y={blockTop}
        width={blockWidth - 1}
        height={blockHeight}
        className="fill-sheet stroke-edge"
      />
      <rect x={left + 0.5} y={blockTop} width={blockWidth - 1} height={4} className={toneOf(piece)} />
      <text
        x={left + blockWidth / 2}
        y={blockTop + 28}
        textAnchor="middle"
        className="fill-ink font-mono text-sm"
      >
        {writeWhole(piece.block)}
      </text>
      <text
        x={left + blockWidth / 2}
        y={blockTop + blockHeight + 16}
        textAnchor="middle"
        className="fill-muted font-mono text-eyebrow"
      >
        {spanOf(piece)}
      </text>
    </g>
  )
}

/** The log from its first entry to its last, and the newest blocks that repeat it: how far the chain is, at a glance. */
export const ChainPicture = ({ desk: { status, transactions } }: { desk: ChainDesk }) => {
  const [box, measured] = useWidth()
  const width = measured || widthUnmeasured
  const { logSize, nextIndex } = status
  const shownMax = Math.max(1, Math.floor((width + blockGap) / (blockWidth + blockGap)))
  const pieces = chainPieces(transactions, shownMax)
  if (logSize === 0 || pieces.length === 0) return null
  const toX = (index: number) => (Math.min(index, logSize) / logSize) * width
  const reached = toX(nextIndex ?? 0)
  return (
    <figure className="grid gap-3">
      <div ref={box}>
        <svg
          role="img"
          aria-label={`The log has ${writeWhole(logSize)} entries; ${nextIndex ? `the chain has come to entry ${writeWhole(nextIndex - 1)}` : 'the chain has none of them'}, in ${pieces.map((piece) => `block ${writeWhole(piece.block)}: ${spanOf(piece)}`).join('; ')}.`}
          viewBox={`0 0 ${width} ${height}`}
          className="h-auto w-full"
        >
          <text x="0" y="16" className="fill-muted font-mono text-eyebrow">
            The log: {writeWhole(logSize)} entries, 0 to {writeWhole(logSize - 1)}
          </text>
          <rect x="0" y={logTop} width={width} height={logHeight} className="fill-sunken" />
          <rect x="0" y={logTop} width={reached} height={logHeight} className="fill-leaf" opacity="0.3" />
          {pieces.map((piece, at) => (
            <Drawn key={piece.block} piece={piece} at={at} toX={toX} />
          ))}
          <rect x="0.5" y={logTop} width={width - 1} height={logHeight} fill="none" className="stroke-edge" />
        </svg>
      </div>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">
        <span>Above the log, below the blocks that hold it, with the entries of each.</span>
        <span>Pale green: in an older block, or it moves no credits.</span>
        {reached < width && <span>Grey: after the last entry on the chain.</span>}
      </figcaption>
    </figure>
  )
}
