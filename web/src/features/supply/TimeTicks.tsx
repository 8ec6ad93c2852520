import { tickLook } from '../../ui/tick-look.ts'
import { labelMonths } from './label-months.ts'

type TimeTicksProps = {
  x: (at: Date) => number
  /** Days to name of what was. */
  ticks: readonly Date[]
  left: number
  right: number
  top: number
  /** The days announced. */
  dates: readonly string[]
}

/** Months of what was, and those of what is announced, as far as there is room for them. */
export const TimeTicks = ({ x, ticks, left, right, top, dates }: TimeTicksProps) =>
  labelMonths([...ticks.map((at) => at.toISOString()), ...dates], x, [left, right]).map(({ at, says }) => (
    <text key={says} {...tickLook} x={at} y={top + 17} textAnchor="middle">
      {says}
    </text>
  ))
