import { scaleSqrt, scaleUtc } from '@visx/scale'
import { useId } from 'react'
import { writeCount } from '../../ui/format.ts'
import { type CalendarRow, owedOf } from './promise-calendar.ts'

const rowHeight = 56
const axisHeight = 28
const side = 26

export const plotHeight = (rows: number): number => rows * rowHeight + axisHeight

type Props = { rows: readonly CalendarRow[]; span: [number, number]; today: string; width: number }

/** The drawing alone: a row for a project, a mark for a date, as large as what is owed by it. Promised is not yet there: hatched. */
export const PromisePlot = ({ rows, span, today, width }: Props) => {
  const hatch = useId()
  const height = plotHeight(rows.length)
  const ground = height - axisHeight
  const x = scaleUtc({ domain: span, range: [side, width - side] })
  const writeTick = x.tickFormat()
  const most = Math.max(1, ...rows.flatMap(({ milestones }) => milestones.map(owedOf)))
  const size = scaleSqrt({ domain: [0, most], range: [4, 16] })
  const now = Date.parse(today)
  // Names stand clear of the line of today: right of it where there is room, and otherwise over it.
  const nameAt = x(now) < width / 3 ? x(now) + 10 : 2
  const nameMax = Math.floor((width - nameAt) / 8)
  const tick = { fill: 'var(--muted)', fontSize: 12, fontFamily: 'var(--font-mono)' }
  return (
    <svg width={width} height={height} aria-hidden="true" className="block">
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" fill="var(--sheet)" />
          <line y2="5" stroke="var(--listed)" strokeWidth="3" />
        </pattern>
      </defs>
      {x.ticks(Math.max(2, Math.floor(width / 110))).map((at) => (
        <g key={at.getTime()}>
          <line x1={x(at)} x2={x(at)} y1={0} y2={ground} stroke="var(--hairline)" />
          <text x={x(at)} y={height - 8} textAnchor="middle" {...tick}>
            {writeTick(at)}
          </text>
        </g>
      ))}
      <line x1={0} x2={width} y1={ground} y2={ground} stroke="var(--edge)" />
      <line x1={x(now)} x2={x(now)} y1={0} y2={ground} stroke="var(--ink)" strokeDasharray="2 3" />
      {rows.map(({ name, milestones }, place) => {
        const y = place * rowHeight + rowHeight - 20
        return (
          <g key={name}>
            <text
              x={nameAt}
              y={place * rowHeight + 14}
              fill="var(--ink)"
              stroke="var(--sheet)"
              strokeWidth={5}
              paintOrder="stroke"
              fontSize={13}
            >
              {name.length > nameMax ? `${name.slice(0, nameMax - 1)}…` : name}
            </text>
            <line x1={x(now)} x2={width - side} y1={y} y2={y} stroke="var(--hairline)" />
            {milestones.map((one) => (
              <g key={one.id}>
                <circle
                  cx={x(Date.parse(one.dueOn))}
                  cy={y}
                  r={size(owedOf(one))}
                  fill={`url(#${hatch})`}
                  stroke={Date.parse(one.dueOn) < now ? 'var(--attention)' : 'var(--ink)'}
                  strokeWidth={1.5}
                />
                <title>{writeCount(owedOf(one), 'credit')}</title>
              </g>
            ))}
          </g>
        )
      })}
    </svg>
  )
}
