import type { Stated } from '@ledgerleaf/contract/corrections'
import type { Figure } from '@ledgerleaf/contract/inventory'
import { isAt } from '@ledgerleaf/contract/inventory'
import { metricName } from '@ledgerleaf/contract/metrics'
import { writeExact } from '@ledgerleaf/contract/quantities'
import { writeStated } from '@ledgerleaf/contract/tell-change'

/** A figure this many times larger or smaller than its neighbours is a slip of a unit more often than the truth. */
const absurdTimes = 1000
/** A fifth of what the whole world emits in a year. */
const largestKnown = 10_000_000_000
const yearsFar = 10

const isAbsurd = (value: number, beside: number): boolean =>
  value > 0 && beside > 0 && (value / beside >= absurdTimes || beside / value >= absurdTimes)

const howMany = (value: number, beside: number): string =>
  value > beside
    ? `${writeExact(Math.round(value / beside))} times`
    : `1/${writeExact(Math.round(beside / value))} of`

type Beside = { figure: Figure | null; figures: readonly Figure[]; years: readonly number[] }

/** What is unusual about a figure, in sentences: a person may keep it all the same, and it is marked. */
export const findDoubts = (after: Stated, { figure, figures, years }: Beside): string[] => {
  const doubts: string[] = []
  const read = figure?.finding
  const others = figures.filter(
    (other) => other.metric === after.metric && other.year !== after.year && other.id !== figure?.id,
  )
  const far = others.find(({ value }) => isAbsurd(after.value, value))
  if (read && read.metric === after.metric && isAbsurd(after.value, read.value))
    doubts.push(`This is ${howMany(after.value, read.value)} what was read, ${writeStated(read)}.`)
  else if (far)
    doubts.push(
      `This is ${howMany(after.value, far.value)} the figure of ${far.year}, which is ${writeStated(far)}.`,
    )
  else if (after.value > largestKnown) doubts.push('This is more than any company reports.')
  if (read && read.metric === after.metric && read.value > 0 && after.value === 0)
    doubts.push(`This is zero, where ${writeStated(read)} was read.`)
  const distance = Math.min(...years.map((year) => Math.abs(year - after.year)))
  if (years.length > 0 && distance > yearsFar)
    doubts.push(
      `The report speaks of ${Math.min(...years)} to ${Math.max(...years)}; ${after.year} is far from that.`,
    )
  return doubts
}

/** A figure that would have to give way: never without asking. */
export const findDisplaced = (after: Stated, { figure, figures }: Beside): string[] =>
  figures
    .filter((other) => other.id !== figure?.id && isAt(other, after))
    .map(
      (other) =>
        `${metricName(other.metric)}, ${other.year} holds ${writeStated(other)} already, which would be replaced.`,
    )
