import { writeDate } from '../../ui/format.ts'

/** As wide as a month with its year is written. */
const wide = 76

export type MonthLabel = { at: number; says: string }

const monthOf = (on: string): string => writeDate(on).replace(/\s\d+,/, '')

/** The months of these days, from left to right: one that would run into the one before it is left out. */
export const labelMonths = (
  days: readonly string[],
  x: (at: Date) => number,
  [left, right]: readonly [number, number],
): MonthLabel[] => {
  const labels: MonthLabel[] = []
  for (const on of days) {
    const at = Math.min(right - wide / 2, Math.max(left + 16, x(new Date(on))))
    const before = labels.at(-1)
    if ((before && at - before.at < wide) || before?.says === monthOf(on)) continue
    labels.push({ at, says: monthOf(on) })
  }
  return labels
}
