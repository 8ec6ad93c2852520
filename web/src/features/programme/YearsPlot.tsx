import type { ProgrammeYear } from '@ledgerleaf/contract/programme'
import { scaleBand, scaleLinear } from '@visx/scale'
import { useId } from 'react'
import { LeftAxis } from '../../ui/LeftAxis.tsx'
import { tickLook } from '../../ui/tick-look.ts'
import { bandsOf } from './years-shape.ts'

const margin = { top: 14, right: 8, bottom: 28, left: 60 }
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const thumb = 16

/** The slider stands under the columns: its first and last year in the middle of theirs. */
export const yearEdges = (count: number) => {
  const half = `(100% - ${margin.left + margin.right}px) / ${2 * count}`
  return {
    marginLeft: `calc(${margin.left - thumb / 2}px + ${half})`,
    width: `calc(100% - ${margin.left + margin.right - thumb}px - 2 * ${half})`,
  }
}

type Props = { years: readonly ProgrammeYear[]; chosen: number; width: number; height: number }

/** What was emitted, by scope, and beside it what was retired. The drawing alone: words, keys and table stand around it. */
export const YearsPlot = ({ years, chosen, width, height }: Props) => {
  const hatch = useId()
  const ground = height - margin.bottom
  const x = scaleBand({
    domain: years.map(({ year }) => year),
    range: [margin.left, width - margin.right],
    paddingInner: 0,
  })
  const most = Math.max(
    1,
    ...years.map(({ total, coverage }) =>
      Math.max(total.tonnes ?? 0, coverage.retiredTonnes + coverage.pendingTonnes),
    ),
  )
  const y = scaleLinear({ domain: [0, most], range: [ground, margin.top], nice: true })
  const step = x.bandwidth()
  const wide = Math.min(56, step * 0.4)
  const narrow = Math.min(18, step * 0.16)
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
        const left = middle - (wide + narrow + 4) / 2
        const { retiredTonnes, pendingTonnes } = one.coverage
        let below = 0
        return (
          <g key={one.year}>
            {bandsOf(one).map(({ band, tonnes }) => {
              const top = y(below + tonnes)
              const high = y(below) - top
              below += tonnes
              return <rect key={band} x={left} y={top} width={wide} height={high} fill={`var(--${band})`} />
            })}
            {one.total.state !== 'known' && (
              <text
                x={left + wide / 2}
                y={ground - 10}
                textAnchor="middle"
                fill={one.total.state === 'undecided' ? 'var(--attention)' : 'var(--muted)'}
                fontSize={step < 84 ? 16 : 12}
              >
                {step < 84 ? '?' : one.total.state}
              </text>
            )}
            <rect
              x={left + wide + 4}
              y={y(retiredTonnes)}
              width={narrow}
              height={ground - y(retiredTonnes)}
              fill="var(--retired)"
            />
            <rect
              x={left + wide + 4}
              y={y(retiredTonnes + pendingTonnes)}
              width={narrow}
              height={y(retiredTonnes) - y(retiredTonnes + pendingTonnes)}
              fill={`url(#${hatch})`}
            />
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
      <line x1={margin.left} x2={width - margin.right} y1={ground} y2={ground} stroke="var(--edge)" />
    </svg>
  )
}
