import type { ProofPath } from '@ledgerleaf/provenance/verify-entry'
import { cn } from '../../ui/cn.ts'

const rowHeight = 54
const boxHeight = 30

export const drawingHeight = ({ rungs }: ProofPath): number => (rungs.length + 2) * rowHeight + 18

const short = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-4)}`

/** Where the middle of a box stands, in hundredths of the drawing's width. */
const middle = 50
const sideX = { left: 25, right: 75 }

type Box = {
  hash: string
  x: number
  y: number
  look: 'own' | 'given' | 'signed' | 'failed'
  isChosen?: boolean
}

const looks: Record<Box['look'], string> = {
  own: 'border-2 border-leaf',
  given: 'border border-edge border-dashed text-muted',
  signed: 'border-2 border-ink',
  failed: 'border-2 border-error',
}

const HashBox = ({ hash, x, y, look, isChosen = false }: Box) => (
  <span
    className={cn(
      'absolute grid w-[min(10.5rem,50%-0.5rem)] -translate-x-1/2 place-items-center overflow-hidden whitespace-nowrap font-mono text-xs',
      looks[look],
      isChosen ? 'bg-sky' : 'bg-sheet',
    )}
    style={{ left: `${x}%`, top: y - boxHeight / 2, height: boxHeight }}
  >
    {short(hash)}
  </span>
)

type ProofDrawingProps = { path: ProofPath; chosen: number }

/**
 * The way up the tree: the entry at the foot, at each step the hash the proof gives beside our own, and at the head the root
 * that came out against the one that was signed. Laid out by the page in hundredths of its width: nothing here is measured,
 * so it cannot be drawn for a width that no longer is.
 */
export const ProofDrawing = ({ path, chosen }: ProofDrawingProps) => {
  const { rungs, leaf, root } = path
  const height = drawingHeight(path)
  const made = rungs.at(-1)?.hash ?? leaf
  const holds = made === root
  const yOf = (row: number) => rowHeight / 2 + row * rowHeight
  const rowOf = (rung: number) => rungs.length + 1 - rung
  const ownX = (rung: number): number => {
    const step = rungs[rung]
    return step ? sideX[step.given === 'left' ? 'right' : 'left'] : middle
  }
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-[42rem]" style={{ height }}>
      <svg
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        {rungs.map((_, at) =>
          (['left', 'right'] as const).map((side) => (
            <path
              key={`${rowOf(at)} ${side}`}
              d={`M${sideX[side]},${yOf(rowOf(at)) - boxHeight / 2}V${yOf(rowOf(at)) - rowHeight / 2}H${ownX(at + 1)}V${yOf(rowOf(at + 1)) + boxHeight / 2}`}
              vectorEffect="non-scaling-stroke"
              fill="none"
              stroke={at === chosen ? 'var(--leaf)' : 'var(--edge)'}
              strokeWidth={at === chosen ? 2 : 1}
            />
          )),
        )}
      </svg>
      {/* Drawn, for the letters have no sign for what differs. */}
      <svg
        viewBox="-8 -12 16 24"
        aria-hidden="true"
        className="absolute left-1/2 h-6 w-4 -translate-x-1/2"
        style={{ top: rowHeight - 12 }}
      >
        <path
          d={`M-5 -3h10m-10 6h10${holds ? '' : 'm-2 -10 -6 14'}`}
          fill="none"
          stroke={holds ? 'var(--leaf-strong)' : 'var(--error)'}
          strokeWidth={1.75}
        />
      </svg>
      <HashBox hash={root} x={middle} y={yOf(0)} look="signed" />
      <HashBox hash={made} x={middle} y={yOf(1)} look={holds ? 'own' : 'failed'} />
      {rungs.flatMap(({ left, right, given }, at) =>
        [
          { side: 'left' as const, hash: left },
          { side: 'right' as const, hash: right },
        ].map(({ side, hash }) => (
          <HashBox
            key={`${rowOf(at)} ${side}`}
            hash={hash}
            x={sideX[side]}
            y={yOf(rowOf(at))}
            look={given === side ? 'given' : 'own'}
            isChosen={at === chosen}
          />
        )),
      )}
      <span
        className="absolute -translate-x-1/2 whitespace-nowrap text-muted text-xs"
        style={{ left: `${ownX(0)}%`, top: yOf(rungs.length + 1) + boxHeight / 2 + 3 }}
      >
        {`entry ${path.index}`}
      </span>
    </div>
  )
}
