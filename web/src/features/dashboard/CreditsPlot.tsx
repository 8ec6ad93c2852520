import type { CreditsOnDay } from '@ledgerleaf/contract/dashboard'
import { AxisBottom } from '@visx/axis'
import { scaleLinear, scaleUtc } from '@visx/scale'
import { Area } from '@visx/shape'
import { useId } from 'react'
import { writeWhole } from '../../ui/format.ts'
import { LeftAxis } from '../../ui/LeftAxis.tsx'
import { tickLook } from '../../ui/tick-look.ts'
import { type CreditStep, creditSteps } from './credit-steps.ts'

const margin = { top: 12, right: 12, bottom: 28, left: 56 }
const thumb = 16
/** The handle under the drawing begins and ends with its axis. */
export const axisEdges = {
  marginLeft: margin.left - thumb / 2,
  width: `calc(100% - ${margin.left + margin.right - thumb}px)`,
}
const axis = { stroke: 'var(--edge)', tickStroke: 'var(--edge)' }
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** At most so many days, each once: a short time has several ticks of one day. */
const dayTicks = (ticks: readonly Date[]): Date[] =>
  ticks.filter((at, place) => place === 0 || shortDay.format(at) !== shortDay.format(ticks[place - 1]))

type Props = {
  days: readonly CreditsOnDay[]
  chosen: CreditsOnDay
  now: Date
  width: number
  height: number
}

/** The drawing alone: what it shows is said in words and in a table beside it. */
export const CreditsPlot = ({ days, chosen, now, width, height }: Props) => {
  const hatch = useId()
  const steps = creditSteps(days, now)
  const right = width - margin.right
  const bottom = height - margin.bottom
  const first = steps[0]?.at ?? now
  const last = steps.at(-1)?.at ?? now
  const largest = Math.max(...steps.map(({ total }) => total), 1)
  const x = scaleUtc({ domain: [first, last], range: [margin.left, right] })
  const y = scaleLinear({ domain: [0, largest], range: [bottom, margin.top], nice: true })
  const xOf = ({ at }: CreditStep) => x(at)
  const chosenX = x(new Date(chosen.on))
  const chosenTotal = chosen.heldCredits + chosen.retiredCredits
  return (
    <svg width={width} height={height} aria-hidden="true" className="block">
      {y.ticks(4).map((value) => (
        <line key={value} x1={margin.left} x2={right} y1={y(value)} y2={y(value)} stroke="var(--hairline)" />
      ))}
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" fill="var(--sheet)" />
          <rect width="2.5" height="5" fill="var(--retired)" />
        </pattern>
      </defs>
      <Area
        data={steps}
        x={xOf}
        y0={bottom}
        y1={({ retired, pending }) => y(retired - pending)}
        fill="var(--retired)"
      />
      <Area
        data={steps}
        x={xOf}
        y0={({ retired, pending }) => y(retired - pending)}
        y1={({ retired }) => y(retired)}
        fill={`url(#${hatch})`}
      />
      <Area
        data={steps}
        x={xOf}
        y0={({ retired }) => y(retired)}
        y1={({ total }) => y(total)}
        fill="var(--held)"
      />
      <path
        d={steps.map((step, i) => `${i ? 'L' : 'M'}${xOf(step)},${y(step.total)}`).join('')}
        fill="none"
        stroke="var(--leaf-strong)"
        strokeWidth={1.5}
      />
      <line x1={chosenX} x2={chosenX} y1={margin.top} y2={bottom} stroke="var(--ink)" strokeDasharray="2 3" />
      <circle
        cx={chosenX}
        cy={y(chosenTotal)}
        r={4.5}
        fill="var(--sheet)"
        stroke="var(--ink)"
        strokeWidth={1.5}
      />
      <LeftAxis
        left={margin.left}
        scale={y}
        write={(value) => (Number.isInteger(value) ? writeWhole(value) : '')}
      />
      <AxisBottom
        top={bottom}
        scale={x}
        {...axis}
        tickValues={dayTicks(x.ticks(Math.max(2, Math.floor(width / 120))))}
        tickFormat={(value) => shortDay.format(value instanceof Date ? value : Number(value))}
        tickLabelProps={{ ...tickLook, textAnchor: 'middle' }}
      />
    </svg>
  )
}
