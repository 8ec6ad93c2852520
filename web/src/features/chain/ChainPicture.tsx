import type { ChainDesk } from '@ledgerleaf/contract/chain'
import { writeWhole } from '../../ui/format.ts'
import { useWidth } from '../../ui/use-width.ts'
import { acrossBox, ChainAcross } from './ChainAcross.tsx'
import { ChainDown } from './ChainDown.tsx'
import { ChainLegend } from './ChainLegend.tsx'
import { type HeldPiece, type LogLook, rangeOf } from './chain-look.ts'
import { type ChainPiece, chainPieces } from './chain-pieces.ts'

const widthUnmeasured = 960
const shownBlocks = 8
/** As many transactions as are listed at most: with fewer, all there are. */
const listedMax = 25

const isHeld = (piece: ChainPiece): piece is HeldPiece => piece.entries !== null

/** Why the first entries are in none of the blocks that are drawn. */
const tellPale = (begins: number, isWhole: boolean, firstBlock: number): string =>
  isWhole
    ? `${rangeOf(0, begins - 1)}: moves no issued credits`
    : `${rangeOf(0, begins - 1)}: before block ${writeWhole(firstBlock)}`

const sayPicture = ({ pieces, logSize, nextIndex, root }: LogLook): string => {
  const blocks = pieces.map(
    ({ block, entries }) => `block ${writeWhole(block)}: ${rangeOf(entries.first, entries.last)}`,
  )
  const reach =
    nextIndex > 0 ? `the chain has come to entry ${writeWhole(nextIndex - 1)}` : 'the chain has none of them'
  const rooted = root
    ? [`The root in block ${writeWhole(root.block)} covers it to entry ${writeWhole(root.to)}.`]
    : []
  return [`The log has ${writeWhole(logSize)} entries; ${[reach, ...blocks].join('; ')}.`, ...rooted].join(
    ' ',
  )
}

/** The log from its first entry to its last, and the newest blocks that repeat it: how far the chain is, at a glance. */
export const ChainPicture = ({ desk: { status, transactions } }: { desk: ChainDesk }) => {
  const [box, measured] = useWidth()
  const width = measured || widthUnmeasured
  const { logSize, anchored, behind } = status
  const nextIndex = status.nextIndex ?? 0
  const all = chainPieces(transactions, shownBlocks)
  if (logSize === 0 || all.length === 0) return null
  // A block that holds a root and no entries has no place under the log: its root lies along it.
  const pieces = all.filter(isHeld)
  const root =
    anchored?.block == null || !all.some(({ block, isAnchor }) => isAnchor && block === anchored.block)
      ? null
      : { block: anchored.block, to: anchored.size - 1 }
  const look: LogLook = { pieces, logSize, nextIndex, root }
  const fits = pieces.length * (acrossBox.box + acrossBox.gap) - acrossBox.gap <= width
  const begins = pieces[0]?.entries.first ?? 0
  // Where every transaction is listed and drawn, what is in none of them was never sent.
  const isWhole =
    transactions.length < listedMax && chainPieces(transactions, listedMax).length === all.length
  const Drawing = fits ? ChainAcross : ChainDown
  return (
    <figure className="grid gap-4">
      <div ref={box}>
        <Drawing look={look} width={width} says={sayPicture(look)} />
      </div>
      <figcaption>
        <ChainLegend
          confirmed={pieces.some(({ isConfirmed }) => isConfirmed)}
          unconfirmed={pieces.some(({ isConfirmed }) => !isConfirmed)}
          pale={begins > 0 ? tellPale(begins, isWhole, all[0]?.block ?? 0) : null}
          rest={
            nextIndex < logSize
              ? `${rangeOf(nextIndex, logSize - 1)}: not on the chain${behind === 0 ? ', moves no issued credits' : ' yet'}`
              : null
          }
          rootBlock={root?.block ?? null}
          otherRoots={all
            .filter(({ block, isAnchor }) => isAnchor && block !== root?.block)
            .map(({ block }) => block)}
        />
      </figcaption>
    </figure>
  )
}
