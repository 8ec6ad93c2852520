import type { ProgrammeYear } from '@ledgerleaf/contract/programme'
import { scaleBand, scaleLinear } from '@visx/scale'
import { useId } from 'react'
import { writeWhole } from '../../ui/format.ts'
import { LeftAxis } from '../../ui/LeftAxis.tsx'
import { tickLook } from '../../ui/tick-look.ts'
import { bandsOf } from './years-shape.ts'

// Under the ground: the year, the track of what is retired for it, and its tonnes.
const margin = { top: 28, right: 8, bottom: 66, left: 60 }
/** Where figures are too narrow for words they stand in rows, and the row has the words. */
const narrowRows = { retired: 57, pending: 73, bottom: 82 }
const track = { top: 32, height: 8 }
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
/** Of a year whose whole is not known, in the width of a narrow column. */
const narrowWords = { unknown: 'none', undecided: 'open', known: '' } as const
/** As many digits stand over a narrow column as there is room for. */
const roomFor = (digits: number) => digits * 6.6
const thumb = 16
const stubHeight = 24

/** The slider stands under the columns: its first and last year in the middle of theirs. */
export const yearEdges = (count: number) => {
  const half = `(100% - ${margin.left + margin.right}px) / ${2 * count}`
  return {
    marginLeft: `calc(${margin.left - thumb / 2}px + ${half})`,
    width: `calc(100% - ${margin.left + margin.right - thumb}px - 2 * ${half})`,
  }
}

type Props = { years: readonly ProgrammeYear[]; chosen: number; width: number; height: number }

/** So many pixels of a track for so many tonnes; what is there is seen, however little it is. */
const lengthOf = (tonnes: number, of: number, most: number): number =>
  tonnes > 0 && of > 0 ? Math.min(most, Math.max(3, (tonnes / of) * most)) : 0

const sayUnder = ({ retiredTonnes, pendingTonnes }: ProgrammeYear['coverage']): string => {
  const write = (tonnes: number) => `${writeWhole(tonnes)} t`
  if (pendingTonnes === 0) return `${write(retiredTonnes)} retired`
  return retiredTonnes === 0
    ? `${write(pendingTonnes)} pending`
    : `${write(retiredTonnes)}, ${write(pendingTonnes)} pending`
}

/** What a row of figures is of, with the sign it has in the track. */
const RowHead = ({ y, fill, children }: { y: number; fill: string; children: string }) => (
  <>
    <rect x={0.5} y={y - 8.5} width={8} height={8} fill={fill} stroke="var(--edge)" />
    <text {...tickLook} x={13} y={y}>
      {children}
    </text>
  </>
)

/**
 * What was emitted, by scope, above the years, and under each how much of it is retired: a track as long as the footprint.
 * The drawing alone: words, keys and table stand around it.
 */
export const YearsPlot = ({ years, chosen, width, height }: Props) => {
  const hatch = useId()
  const isNarrow = (width - margin.left - margin.right) / Math.max(1, years.length) < 104
  const anyPending = years.some(({ coverage }) => coverage.pendingTonnes > 0)
  const ground = height - (isNarrow && anyPending ? narrowRows.bottom : margin.bottom)
  const x = scaleBand({
    domain: years.map(({ year }) => year),
    range: [margin.left, width - margin.right],
    paddingInner: 0,
  })
  const most = Math.max(1, ...years.map(({ total }) => total.tonnes ?? 0))
  const y = scaleLinear({ domain: [0, most], range: [ground, margin.top], nice: 4 })
  const step = x.bandwidth()
  const wide = Math.min(72, step * 0.56)
  const every = Math.max(1, Math.ceil(44 / step))
  return (
    <svg width={width} height={height} aria-hidden="true" className="block">
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" fill="var(--sheet)" />
          <rect width="2.5" height="5" fill="var(--retired)" />
        </pattern>
      </defs>
      {y.ticks(4).map((value) => (
        <line
          key={value}
          x1={margin.left}
          x2={width - margin.right}
          y1={y(value)}
          y2={y(value)}
          stroke="var(--hairline)"
        />
      ))}
      <LeftAxis left={margin.left} scale={y} write={(value) => short.format(value)} />
      {years.map((one, place) => {
        const middle = (x(one.year) ?? 0) + step / 2
        const left = middle - wide / 2
        const { retiredTonnes, pendingTonnes } = one.coverage
        const emitted = one.total.state === 'known' ? (one.total.tonnes ?? 0) : 0
        // Of a year without a report nobody knows the whole: its track is open, and as long as the largest footprint known.
        const isOpen = emitted === 0 && retiredTonnes + pendingTonnes > 0
        const whole = isOpen ? most : emitted
        const retired = lengthOf(retiredTonnes, whole, wide)
        const pending = lengthOf(pendingTonnes, whole, wide - retired)
        let below = 0
        return (
          <g key={one.year}>
            {bandsOf(one).map(({ band, tonnes }) => {
              const top = y(below + tonnes)
              const high = y(below) - top
              below += tonnes
              return <rect key={band} x={left} y={top} width={wide} height={high} fill={`var(--${band})`} />
            })}
            {emitted > 0 && (
              <text {...tickLook} x={middle} y={y(emitted) - 8} textAnchor="middle" fill="var(--ink)">
                {isNarrow && step < roomFor(writeWhole(emitted).length)
                  ? short.format(emitted)
                  : writeWhole(emitted)}
              </text>
            )}
            {/* Nobody knows how much it was: a stub that reaches up to no figure. */}
            {one.total.state === 'unknown' && (
              <rect
                x={left}
                y={ground - stubHeight}
                width={wide}
                height={stubHeight}
                fill="none"
                stroke="var(--edge)"
                strokeDasharray="3 3"
              />
            )}
            {one.total.state !== 'known' && (
              <text
                x={middle}
                y={ground - (one.total.state === 'unknown' ? stubHeight + 8 : 10)}
                textAnchor="middle"
                fill={one.total.state === 'undecided' ? 'var(--attention)' : 'var(--muted)'}
                fontSize={step < 84 ? 11 : 12}
                stroke="var(--sheet)"
                strokeWidth={4}
                paintOrder="stroke"
              >
                {step < 84
                  ? narrowWords[one.total.state]
                  : one.total.state === 'unknown'
                    ? 'No report'
                    : one.total.state}
              </text>
            )}
            {(emitted > 0 || isOpen) && (
              <g transform={`translate(${left},${ground + track.top})`}>
                <rect width={retired} height={track.height} fill="var(--retired)" />
                <rect x={retired} width={pending} height={track.height} fill={`url(#${hatch})`} />
                <rect
                  width={wide}
                  height={track.height}
                  fill="none"
                  stroke="var(--edge)"
                  {...(isOpen ? { strokeDasharray: '3 3' } : {})}
                />
              </g>
            )}
            {!isNarrow && (emitted > 0 || retiredTonnes + pendingTonnes > 0) && (
              <text {...tickLook} x={middle} y={ground + 57} textAnchor="middle">
                {sayUnder(one.coverage)}
              </text>
            )}
            {isNarrow && (
              <>
                <text {...tickLook} x={middle} y={ground + narrowRows.retired} textAnchor="middle">
                  {short.format(retiredTonnes)}
                </text>
                {anyPending && (
                  <text {...tickLook} x={middle} y={ground + narrowRows.pending} textAnchor="middle">
                    {short.format(pendingTonnes)}
                  </text>
                )}
              </>
            )}
            {(years.length - 1 - place) % every === 0 && (
              <text
                {...tickLook}
                x={middle}
                y={ground + 20}
                textAnchor="middle"
                fill={one.year === chosen ? 'var(--ink)' : tickLook.fill}
                fontWeight={one.year === chosen ? 600 : 400}
              >
                {one.year}
              </text>
            )}
          </g>
        )
      })}
      {isNarrow && (
        <RowHead y={ground + narrowRows.retired} fill="var(--retired)">
          retired
        </RowHead>
      )}
      {isNarrow && anyPending && (
        <RowHead y={ground + narrowRows.pending} fill={`url(#${hatch})`}>
          pending
        </RowHead>
      )}
      <line x1={margin.left} x2={width - margin.right} y1={ground} y2={ground} stroke="var(--edge)" />
    </svg>
  )
}
