import type { SerialRun } from '@ledgerleaf/contract/ribbon'
import { pileFills } from '../../nouns/credit/pile-looks.ts'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { ownWithin, tellOwn, windowFrom } from './own-serials.ts'
import { cutRuns, stripPieces, windowAround } from './strip-pieces.ts'

/** Up to so many serials, each is a cell of its own. */
const cellsMax = 120
const lensCells = { narrow: 40, wide: 61 }
const narrow = 520

type Span = { first: number; last: number }

export const stripHeight = { plain: 104, lens: 236 }
const gap = 40

/** Whether one serial is too small to be seen on the whole strip, so that a lens is laid over it. */
export const needsLens = ({ first, last }: { first: number; last: number }): boolean =>
  last - first + 1 > cellsMax

type BandProps = {
  runs: readonly SerialRun[]
  first: number
  last: number
  width: number
  lit: number | undefined
  own?: readonly Span[]
}

/** Under the cells that are the reader's own. */
const OwnMarks = ({ first, last, width, own = [] }: Omit<BandProps, 'runs' | 'lit'>) =>
  ownWithin(own, { first, last }).map((span) => {
    const cell = width / (last - first + 1)
    return (
      <span
        key={span.first}
        className="absolute -bottom-2 h-1 bg-leaf"
        style={{ left: (span.first - first) * cell, width: Math.max(3, (span.last - span.first + 1) * cell) }}
      />
    )
  })

const Band = ({ runs, first, last, width, lit, own = [] }: BandProps) => {
  const cell = width / (last - first + 1)
  const hasCells = !needsLens({ first, last })
  const at = lit === undefined ? 0 : (lit - first) * cell
  return (
    <div className="relative h-16 border border-edge bg-paper">
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
      <OwnMarks first={first} last={last} width={width} own={own} />
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

/** Room for a line of words about the reader's own serials, and for a number at either end. */
const ownWidth = 150
const endWidth = 64

/** The ends of a strip by number, and the reader's own serials named under their bar, or as near as the ends allow. */
const Ends = ({ first, last, width, own = [] }: Span & { width: number; own?: readonly Span[] }) => {
  const says = tellOwn(own, { first, last })
  const [bar] = ownWithin(own, { first, last })
  const cell = width / (last - first + 1)
  const centre = bar ? ((bar.first + bar.last + 1) / 2 - first) * cell : 0
  const left = Math.max(endWidth, Math.min(width - endWidth - ownWidth, centre - ownWidth / 2))
  return (
    <p className="relative flex justify-between gap-3 pt-1 font-mono text-eyebrow text-muted tabular-nums">
      <span>{writeWhole(first)}</span>
      {says && (
        <span
          className={cn(
            'absolute truncate font-medium text-leaf-strong',
            left > centre - ownWidth / 2
              ? 'text-left'
              : left < centre - ownWidth / 2
                ? 'text-right'
                : 'text-center',
          )}
          style={{ left, width: ownWidth }}
        >
          {says}
        </span>
      )}
      <span>{writeWhole(last)}</span>
    </p>
  )
}

type FunnelProps = { first: number; last: number; lens: Span; width: number }

/** From the piece of the whole strip to its cells below: what the second row is of. */
const Funnel = ({ first, last, lens, width }: FunnelProps) => {
  const perSerial = width / (last - first + 1)
  const [left, right] = [(lens.first - first) * perSerial, (lens.last - first + 1) * perSerial]
  return (
    <svg aria-hidden="true" width={width} height={gap} className="absolute top-0 left-0 overflow-visible">
      <path d={`M${left} 0 0 ${gap}H${width}L${right} 0Z`} fill="var(--listed)" fillOpacity={0.5} />
      <path d={`M${left} 0 0 ${gap}M${right} 0 ${width} ${gap}`} fill="none" stroke="var(--edge)" />
    </svg>
  )
}

type SerialStripProps = {
  runs: readonly SerialRun[]
  first: number
  last: number
  width: number
  serial: number | undefined
  /** What the cells are opened on while no serial is followed and none is the reader's own. */
  focus: number
  own: readonly Span[]
}

/** The whole block as one strip and, where a serial is too small to be seen, a piece of it cell by cell. */
export const SerialStrip = ({ runs, first, last, width, serial, focus, own }: SerialStripProps) => {
  const inside = width - 2
  const cells = width < narrow ? lensCells.narrow : lensCells.wide
  const [mine] = own
  const opened = () =>
    serial === undefined && mine
      ? windowFrom(mine, { first, last }, cells)
      : windowAround(serial ?? focus, { first, last }, cells)
  const lens = needsLens({ first, last }) ? opened() : null
  return (
    <div aria-hidden="true" className="grid content-start pt-2">
      {lens && (
        <p className="flex justify-between pb-1 font-mono text-eyebrow text-muted tabular-nums">
          <span>{writeWhole(first)}</span>
          <span>{writeWhole(last)}</span>
        </p>
      )}
      <Band runs={runs} first={first} last={last} width={inside} lit={serial} own={lens ? [] : own} />
      {lens ? (
        <>
          <div className="relative" style={{ height: gap }}>
            <Funnel first={first} last={last} lens={lens} width={inside + 2} />
          </div>
          <Band runs={cutRuns(runs, lens.first, lens.last)} {...lens} width={inside} lit={serial} own={own} />
          <div className="pt-2">
            <Ends {...lens} width={inside} own={own} />
          </div>
        </>
      ) : (
        <div className="pt-2">
          <Ends first={first} last={last} width={inside} own={own} />
        </div>
      )}
    </div>
  )
}
