import type { ChainDesk } from '@ledgerleaf/contract/chain'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { useWidth } from '../../ui/use-width.ts'
import { type ChainPiece, chainPieces } from './chain-pieces.ts'
import { spreadOut } from './spread-out.ts'

const height = 162
const rootTop = 26
const logTop = 36
const logHeight = 18
const blockTop = 106
const blockHeight = 54
const block = { box: 92, gap: 10 }
const widthUnmeasured = 960
const shownBlocks = 8
/** As many transactions as are listed at most: with fewer, all there are. */
const listedMax = 25

const rangeOf = (first: number, last: number): string =>
  first === last ? writeWhole(first) : `${writeWhole(first)}–${writeWhole(last)}`

const spanOf = ({ entries, isAnchor }: ChainPiece, rootTo: number | null): string => {
  const root = rootTo === null ? 'root' : `root to ${writeWhole(rootTo)}`
  if (entries === null) return isAnchor ? root : ''
  return `${rangeOf(entries.first, entries.last)}${isAnchor ? ', root' : ''}`
}

/** Why the first entries are in none of the blocks that are drawn. */
const tellPale = (begins: number, isWhole: boolean, firstBlock: number): string =>
  isWhole
    ? `${rangeOf(0, begins - 1)}, moves no issued credits.`
    : `${rangeOf(0, begins - 1)}, before block ${writeWhole(firstBlock)}.`

const toneOf = ({ isConfirmed }: ChainPiece) => (isConfirmed ? 'fill-leaf' : 'fill-attention')

type DrawnProps = {
  piece: ChainPiece
  at: number
  left: number
  toX: (index: number) => number
  /** The last entry under the root it holds; null where it holds none, or one whose reach is not known. */
  rootTo: number | null
  /** Whether the block itself is drawn under the log, or told in a list. */
  hasRoom: boolean
}

/** A block, the entries of the log that it holds, and how far its root reaches. */
const Drawn = ({ piece, at, left, toX, rootTo, hasRoom }: DrawnProps) => {
  const right = left + block.box
  const centre = left + block.box / 2
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
          {hasRoom && (
            <path
              d={`M${first} ${top}C${first} ${middle} ${left} ${middle} ${left} ${blockTop}H${right}C${right} ${middle} ${last} ${middle} ${last} ${top}Z`}
              className={toneOf(piece)}
              opacity={at % 2 === 0 ? 0.28 : 0.16}
            />
          )}
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
      {/* A root is over everything before its end: it lies along the log, and crosses nothing. */}
      {rootTo !== null && (
        <path
          d={`M0.5 ${logTop - 1}V${rootTop}H${toX(rootTo + 1) - 0.5}V${logTop - 1}`}
          fill="none"
          className="stroke-ink"
          strokeDasharray="3 3"
        />
      )}
      {hasRoom && (
        <>
          <rect
            x={left + 0.5}
            y={blockTop}
            width={block.box - 1}
            height={blockHeight}
            className="fill-sheet stroke-edge"
          />
          <rect x={left + 0.5} y={blockTop} width={block.box - 1} height={4} className={toneOf(piece)} />
          <text x={centre} y={blockTop + 25} textAnchor="middle" className="fill-ink font-mono text-sm">
            {writeWhole(piece.block)}
          </text>
          <text
            x={centre}
            y={blockTop + 44}
            textAnchor="middle"
            className="fill-muted font-mono text-eyebrow"
          >
            {spanOf(piece, rootTo)}
          </text>
        </>
      )}
    </g>
  )
}

/** The log from its first entry to its last, and the newest blocks that repeat it: how far the chain is, at a glance. */
export const ChainPicture = ({ desk: { status, transactions } }: { desk: ChainDesk }) => {
  const [box, measured] = useWidth()
  const width = measured || widthUnmeasured
  const { logSize, nextIndex, anchored } = status
  const pieces = chainPieces(transactions, shownBlocks)
  // Where they do not fit beside each other the same blocks stand below each other.
  const fits = pieces.length * (block.box + block.gap) - block.gap <= width
  if (logSize === 0 || pieces.length === 0) return null
  const toX = (index: number) => (Math.min(index, logSize) / logSize) * width
  const reached = toX(nextIndex ?? 0)
  const rootToOf = (piece: ChainPiece) =>
    piece.isAnchor && anchored?.block === piece.block ? anchored.size - 1 : null
  // A block with a root alone has no place on the log: it stands after the block before it.
  const wished = pieces.map(({ entries }) =>
    entries ? (toX(entries.first) + toX(entries.last + 1)) / 2 - block.box / 2 : 0,
  )
  const lefts = spreadOut(wished, { ...block, width })
  const begins = pieces.find(({ entries }) => entries !== null)?.entries?.first ?? 0
  // Where every transaction is listed and drawn, what is in none of them was never sent.
  const isWhole =
    transactions.length < listedMax && chainPieces(transactions, listedMax).length === pieces.length
  return (
    <figure className="grid gap-3">
      <div ref={box}>
        <svg
          role="img"
          aria-label={`The log has ${writeWhole(logSize)} entries; ${nextIndex ? `the chain has come to entry ${writeWhole(nextIndex - 1)}` : 'the chain has none of them'}, in ${pieces.map((piece) => `block ${writeWhole(piece.block)}: ${spanOf(piece, rootToOf(piece))}`).join('; ')}.`}
          viewBox={`0 0 ${width} ${fits ? height : logTop + logHeight + 2}`}
          className="h-auto w-full"
        >
          <text x="0" y="16" className="fill-muted font-mono text-eyebrow">
            The log: entries 0 to {writeWhole(logSize - 1)}
          </text>
          <rect x="0" y={logTop} width={width} height={logHeight} className="fill-sunken" />
          <rect x="0" y={logTop} width={reached} height={logHeight} className="fill-leaf" opacity="0.3" />
          {pieces.map((piece, at) => (
            <Drawn
              key={piece.block}
              piece={piece}
              at={at}
              left={lefts[at] ?? 0}
              toX={toX}
              rootTo={rootToOf(piece)}
              hasRoom={fits}
            />
          ))}
          {/* Named in its place where it is wide enough to be. */}
          {toX(begins) > 48 && (
            <text x="6" y={logTop + 13} className="fill-ink font-mono text-eyebrow">
              {rangeOf(0, begins - 1)}
            </text>
          )}
          <rect x="0.5" y={logTop} width={width - 1} height={logHeight} fill="none" className="stroke-edge" />
        </svg>
      </div>
      {!fits && (
        <ul className="border-hairline border-t">
          {pieces.toReversed().map((piece) => (
            <li
              key={piece.block}
              className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 border-hairline border-b py-2 text-sm"
            >
              <span
                aria-hidden="true"
                className={cn('h-4 w-1', piece.isConfirmed ? 'bg-leaf' : 'bg-attention')}
              />
              <span>Block {writeWhole(piece.block)}</span>
              <span className="font-mono text-fine text-muted tabular-nums">
                {spanOf(piece, rootToOf(piece))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <figcaption className="flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">
        <span>Below the log, the blocks with the entries each holds.</span>
        {begins > 0 && <span>Pale: {tellPale(begins, isWhole, pieces[0]?.block ?? 0)}</span>}
        {reached < width && (
          <span>
            Grey: {rangeOf(nextIndex ?? 0, logSize - 1)}, not on the chain
            {status.behind === 0 && ', as nothing in it moves issued credits'}.
          </span>
        )}
        {pieces.some(({ isConfirmed }) => !isConfirmed) && <span>Ochre: not confirmed yet.</span>}
        {pieces.some((piece) => rootToOf(piece) !== null) && <span>Dashed: what the last root covers.</span>}
      </figcaption>
    </figure>
  )
}
