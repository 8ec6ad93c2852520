import type { SerialRun } from '@ledgerleaf/contract/ribbon'
import { pileFills } from '../../nouns/credit/pile-looks.ts'
import { writeWhole } from '../../ui/format.ts'
import { cutRuns, stripPieces, windowAround } from './strip-pieces.ts'

/** Up to so many serials, each is a cell of its own. */
const cellsMax = 120
const lensCells = { narrow: 25, wide: 61 }
const narrow = 520

export const stripHeight = { plain: 92, lens: 188 }

/** Whether one serial is too small to be seen on the whole strip, so that a lens is laid over it. */
export const needsLens = ({ first, last }: { first: number; last: number }): boolean =>
  last - first + 1 > cellsMax

type BandProps = {
  runs: readonly SerialRun[]
  first: number
  last: number
  width: number
  lit: number | undefined
}

const Band = ({ runs, first, last, width, lit }: BandProps) => {
  const cell = width / (last - first + 1)
  const hasCells = !needsLens({ first, last })
  const at = lit === undefined ? 0 : (lit - first) * cell
  return (
    <div className="relative h-11 border border-edge bg-paper">
      {stripPieces(runs, { first, last }, width).map((piece) => (
        <span
          key={`${piece.left} ${piece.pile}`}
          className="absolute inset-y-0"
          style={{ left: piece.left, width: piece.width, background: pileFills[piece.pile] }}
        />
      ))}
      {hasCells && cell > 3 && (
        <span
          className="absolute inset-0"
          style={{
            background: `repeating-linear-gradient(90deg, var(--sheet) 0 1px, transparent 1px ${cell}px)`,
          }}
        />
      )}
      {lit !== undefined && (
        <span
          data-testid="lit"
          className="absolute -inset-y-1.5 border-2 border-ink"
          style={{ left: Math.min(at, width - 4), width: Math.max(4, cell) }}
        />
      )}
    </div>
  )
}

const Ends = ({ first, last }: { first: number; last: number }) => (
  <p className="flex justify-between font-mono text-eyebrow text-muted tabular-nums">
    <span>{writeWhole(first)}</span>
    <span>{writeWhole(last)}</span>
  </p>
)

type SerialStripProps = {
  runs: readonly SerialRun[]
  first: number
  last: number
  width: number
  serial: number | undefined
}

/** The whole block as one strip and, where a serial is too small to be seen, its neighbourhood cell by cell. */
export const SerialStrip = ({ runs, first, last, width, serial }: SerialStripProps) => {
  const inside = width - 2
  const lens =
    serial !== undefined && needsLens({ first, last })
      ? windowAround(serial, { first, last }, width < narrow ? lensCells.narrow : lensCells.wide)
      : null
  return (
    <div aria-hidden="true" className="grid content-start gap-2 pt-2">
      <Band runs={runs} first={first} last={last} width={inside} lit={serial} />
      <Ends first={first} last={last} />
      {lens && (
        <>
          <div className="mt-2">
            <Band runs={cutRuns(runs, lens.first, lens.last)} {...lens} width={inside} lit={serial} />
          </div>
          <Ends {...lens} />
        </>
      )}
    </div>
  )
}
