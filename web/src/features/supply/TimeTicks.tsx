import { writeDate } from '../../ui/format.ts'
import { tickLook } from '../../ui/tick-look.ts'

const wide = 76

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

const monthOf = (on: string): string => writeDate(on).replace(/ \d+,/, '')

/** Months of what was, and those of what is announced, as far as there is room for them. */
export const TimeTicks = ({ x, ticks, left, right, top, dates }: TimeTicksProps) => {
  const past = ticks.map((at) => at.toISOString())
  const labels: { at: number; says: string }[] = []
  for (const on of [...past, ...dates]) {
    const at = Math.min(right - wide / 2, Math.max(left + 16, x(new Date(on))))
    const before = labels.at(-1)
    if ((before && at - before.at < wide) || before?.says === monthOf(on)) continue
    labels.push({ at, says: monthOf(on) })
  }
  return labels.map(({ at, says }) => (
    <text key={says} {...tickLook} x={at} y={top + 17} textAnchor="middle">
      {says}
    </text>
  ))
}
