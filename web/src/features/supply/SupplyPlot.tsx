import type { ProjectSupply } from '@ledgerleaf/contract/supply'
import { scaleLinear } from '@visx/scale'
import { useId } from 'react'
import { writeWhole } from '../../ui/format.ts'
import { LeftAxis } from '../../ui/LeftAxis.tsx'
import { tickLook } from '../../ui/tick-look.ts'
import { AxisBreak } from './AxisBreak.tsx'
import { PricePanel } from './PricePanel.tsx'
import { staircase, stairEdge, type Tread } from './staircase.ts'
import { supplyParts } from './supply-looks.ts'
import { announcedBy, type SupplyMoment } from './supply-moments.ts'
import { hasPrices, isStill } from './supply-story.ts'
import { TimeTicks } from './TimeTicks.tsx'
import { timeAxis } from './time-axis.ts'

const margin = { top: 34, right: 10, left: 62 }
const gap = 34
const ticksHeight = 24
const roomyWidth = 480

export type PlotShape = { supply: number; prices: number }

/** As high as there is something to see: of what did not move a low picture, and of one price none at all. */
export const shapeOf = (supply: ProjectSupply): PlotShape => ({
  supply: isStill(supply) ? 130 : 210,
  prices: hasPrices(supply) ? 96 : 0,
})

export const plotHeightOf = ({ supply, prices }: PlotShape): number =>
  margin.top + supply + (prices > 0 ? gap + prices : 0) + ticksHeight

const short = (value: number): string => {
  if (!Number.isInteger(value)) return ''
  return value >= 1_000_000 ? `${value / 1_000_000} M` : writeWhole(value)
}

type SupplyPlotProps = {
  supply: ProjectSupply
  moments: readonly [SupplyMoment, ...SupplyMoment[]]
  chosen: SupplyMoment
  today: string
  width: number
}

/** The drawing alone: where credits were above, prices below, one axis of time for both. */
export const SupplyPlot = ({ supply, moments, chosen, today, width }: SupplyPlotProps) => {
  const id = useId()
  const right = width - margin.right
  const shape = shapeOf(supply)
  const plotHeight = plotHeightOf(shape)
  const ground = margin.top + shape.supply
  const last = moments.at(-1) ?? moments[0]
  const now = new Date(today)
  const { x, todayX, ticks, isBroken } = timeAxis(new Date(moments[0].on), now, new Date(last.on), [
    margin.left,
    right,
  ])
  const coming = supply.coming.filter(({ dueOn }) => dueOn > today)
  const issued = supply.days.at(-1)?.issued ?? 0
  const { sold, offered } = announcedBy(coming, last.on)
  const y = scaleLinear({
    domain: [0, Math.max(issued + sold + offered, 1)],
    range: [ground, margin.top],
    nice: 4,
  })
  const layers = supplyParts.map(({ part, fill }, at) => {
    const below = supplyParts.slice(0, at)
    const treads = supply.days.map((day): Tread => {
      const low = below.reduce((sum, one) => sum + day[one.part], 0)
      return { x: x(new Date(day.on)), low: y(low), high: y(low + day[part]) }
    })
    return { part, treads, fill: part === 'cancelled' ? `url(#${id}cancelled)` : fill }
  })
  const dates = [...new Set(coming.map(({ dueOn }) => dueOn))].sort()
  const steps = dates.map((on) => ({ at: x(new Date(on)), ...announcedBy(coming, on) }))
  const isRoomy = right - todayX > 150
  const chosenX = x(new Date(chosen.on))
  const foot = plotHeight - ticksHeight
  // A day is one line through both panels, and leaves out what is written between them.
  const standing = (at: number, from: number): string =>
    shape.prices > 0 ? `M${at},${from}V${ground}M${at},${ground + gap}V${foot}` : `M${at},${from}V${foot}`
  return (
    <svg width={width} height={plotHeight} aria-hidden="true" className="block">
      <defs>
        {[
          { name: 'cancelled', colour: 'var(--edge)', turn: 45 },
          { name: 'sold', colour: 'var(--leaf)', turn: -45 },
          { name: 'offered', colour: 'var(--edge)', turn: -45 },
        ].map(({ name, colour, turn }) => (
          <pattern
            key={name}
            id={`${id}${name}`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${turn})`}
          >
            <line y2="6" stroke={colour} strokeWidth="2.5" />
          </pattern>
        ))}
      </defs>
      {y
        .ticks(4)
        .filter(Number.isInteger)
        .map((value) => (
          <line
            key={value}
            x1={margin.left}
            x2={right}
            y1={y(value)}
            y2={y(value)}
            stroke="var(--hairline)"
          />
        ))}
      {layers.map(({ part, treads, fill }) => (
        <path key={part} d={staircase(treads, todayX)} fill={fill} />
      ))}
      {layers.map(({ part, treads }) => (
        <path key={part} d={stairEdge(treads, todayX)} fill="none" stroke="var(--edge)" />
      ))}
      <path
        d={staircase(
          steps.map((step) => ({ x: step.at, low: y(issued), high: y(issued + step.sold) })),
          right,
        )}
        fill={`url(#${id}sold)`}
        stroke="var(--leaf)"
        strokeDasharray="4 3"
      />
      <path
        d={staircase(
          steps.map((step) => ({
            x: step.at,
            low: y(issued + step.sold),
            high: y(issued + step.sold + step.offered),
          })),
          right,
        )}
        fill={`url(#${id}offered)`}
        stroke="var(--edge)"
        strokeDasharray="4 3"
      />
      {dates.length > 0 && (
        <>
          <line
            x1={todayX}
            x2={right}
            y1={y(issued)}
            y2={y(issued)}
            stroke="var(--edge)"
            strokeDasharray="1 4"
          />
          <path d={standing(todayX, margin.top - 6)} fill="none" stroke="var(--edge)" />
          <text {...tickLook} x={todayX - 5} y={margin.top - 6} textAnchor="end">
            today
          </text>
          {/* On a phone the two words would run into one; what is hatched says it there. */}
          {width >= roomyWidth && (
            <text {...tickLook} x={todayX + 5} y={margin.top - 6}>
              announced
            </text>
          )}
          {isBroken && (
            <>
              {/* From the line on where there is room, else up to the edge. */}
              <text
                {...tickLook}
                x={isRoomy ? todayX + 5 : right}
                y={margin.top - 21}
                textAnchor={isRoomy ? 'start' : 'end'}
              >
                different time scale
              </text>
              <AxisBreak x={todayX} y={ground} turned />
              <AxisBreak x={todayX} y={foot} turned />
            </>
          )}
        </>
      )}
      <line x1={margin.left} x2={right} y1={ground} y2={ground} stroke="var(--edge)" />
      <LeftAxis left={margin.left} scale={y} write={short} />
      {shape.prices > 0 && (
        <PricePanel
          supply={supply}
          x={x}
          todayX={todayX}
          left={margin.left}
          right={right}
          top={ground + gap}
          bottom={ground + gap + shape.prices}
        />
      )}
      <path d={standing(chosenX, margin.top)} fill="none" stroke="var(--ink)" strokeDasharray="2 3" />
      <TimeTicks x={x} ticks={ticks} left={margin.left} right={right} top={foot} dates={dates} />
    </svg>
  )
}
