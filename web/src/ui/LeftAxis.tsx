import { AxisLeft } from '@visx/axis'
import type { ComponentProps } from 'react'
import { tickLook } from './tick-look.ts'

type LeftAxisProps = {
  left: number
  scale: ComponentProps<typeof AxisLeft>['scale']
  write: (value: number) => string
  /** Where it is marked; a few round values where nothing is said. */
  ticks?: number[]
}

/** What a plot is measured by, on its left: figures without a line, as on every plot of ours. */
export const LeftAxis = ({ left, scale, write, ticks }: LeftAxisProps) => (
  <AxisLeft
    left={left}
    scale={scale}
    {...(ticks ? { tickValues: ticks } : { numTicks: 4 })}
    hideTicks
    hideAxisLine
    tickFormat={(value) => write(Number(value))}
    tickLabelProps={{ ...tickLook, dx: '-0.25em', dy: '0.3em', textAnchor: 'end' }}
  />
)
