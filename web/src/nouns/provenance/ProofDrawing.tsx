import type { ProofPath } from '@ledgerleaf/provenance/verify-entry'

const rowHeight = 54
const boxHeight = 30
const boxWidthMax = 168
const sideGap = 12

export const drawingHeight = ({ rungs }: ProofPath): number => (rungs.length + 2) * rowHeight + 18

const short = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-4)}`

type Box = {
  hash: string
  x: number
  y: number
  look: 'own' | 'given' | 'signed' | 'failed'
  isChosen?: boolean
}

const strokes: Record<Box['look'], string> = {
  own: 'var(--leaf)',
  given: 'var(--edge)',
  signed: 'var(--ink)',
  failed: 'var(--error)',
}

const HashBox = ({ hash, x, y, look, isChosen = false, width }: Box & { width: number }) => (
  <g>
    <rect
      x={x - width / 2}
      y={y - boxHeight / 2}
      width={width}
      height={boxHeight}
      fill={isChosen ? 'var(--sky)' : 'var(--sheet)'}
      stroke={strokes[look]}
      strokeWidth={look === 'given' ? 1 : 1.75}
      strokeDasharray={look === 'given' ? '4 3' : undefined}
    />
    <text
      x={x}
      y={y + 4}
      textAnchor="middle"
      fontSize={12}
      fontFamily="var(--font-mono)"
      fill={look === 'given' ? 'var(--muted)' : 'var(--ink)'}
    >
      {short(hash)}
    </text>
  </g>
)

type ProofDrawingProps = { path: ProofPath; chosen: number; width: number }

/**
 * The way up the tree: the entry at the foot, at each step the hash the proof gives beside our own, and at the head the root
 * that came out against the one that was signed.
 */
export const ProofDrawing = ({ path, chosen, width }: ProofDrawingProps) => {
  const { rungs, leaf, root } = path
  const middle = width / 2
  const boxWidth = Math.min(boxWidthMax, (width - sideGap) / 2 - 2)
  const apart = Math.min(width / 4, boxWidthMax)
  const sideX = { left: middle - apart, right: middle + apart }
  const made = rungs.at(-1)?.hash ?? leaf
  const holds = made === root
  const yOf = (row: number) => rowHeight / 2 + row * rowHeight
  const rowOf = (rung: number) => rungs.length + 1 - rung
  const ownX = (rung: number): number => {
    const step = rungs[rung]
    return step ? sideX[step.given === 'left' ? 'right' : 'left'] : middle
  }
  return (
    <svg width={width} height={drawingHeight(path)} aria-hidden="true" className="block">
      {rungs.map((_, at) =>
        (['left', 'right'] as const).map((side) => (
          <path
            key={`${rowOf(at)} ${side}`}
            d={`M${sideX[side]},${yOf(rowOf(at)) - boxHeight / 2}V${yOf(rowOf(at)) - rowHeight / 2}H${ownX(at + 1)}V${yOf(rowOf(at + 1)) + boxHeight / 2}`}
            fill="none"
            stroke={at === chosen ? 'var(--leaf)' : 'var(--edge)'}
            strokeWidth={at === chosen ? 2 : 1}
          />
        )),
      )}
      {/* Drawn, for the letters have no sign for what differs. */}
      <path
        d={`M${middle - 5} ${yOf(0) + rowHeight / 2 - 3}h10m-10 6h10${holds ? '' : 'm-2 -10 -6 14'}`}
        fill="none"
        stroke={holds ? 'var(--leaf-strong)' : 'var(--error)'}
        strokeWidth={1.75}
      />
      <HashBox hash={root} x={middle} y={yOf(0)} look="signed" width={boxWidth} />
      <HashBox hash={made} x={middle} y={yOf(1)} look={holds ? 'own' : 'failed'} width={boxWidth} />
      {rungs.map(({ left, right, given }, at) => (
        <g key={rowOf(at)}>
          {[
            { side: 'left' as const, hash: left },
            { side: 'right' as const, hash: right },
          ].map(({ side, hash }) => (
            <HashBox
              key={side}
              hash={hash}
              x={sideX[side]}
              y={yOf(rowOf(at))}
              look={given === side ? 'given' : 'own'}
              isChosen={at === chosen}
              width={boxWidth}
            />
          ))}
        </g>
      ))}
      <text
        x={ownX(0)}
        y={yOf(rungs.length + 1) + boxHeight / 2 + 15}
        textAnchor="middle"
        fontSize={12}
        fill="var(--muted)"
      >
        {`entry ${path.index} of ${path.size}`}
      </text>
    </svg>
  )
}
