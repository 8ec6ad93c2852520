import { scaleUtc } from '@visx/scale'

const dayMs = 86_400_000
const shareMin = 0.6
const shareMax = 0.88

/** Days to name on the way to today. */
const ticksOf = (begin: Date, today: Date, width: number): Date[] =>
  scaleUtc({ domain: [begin, today] }).ticks(Math.max(2, Math.floor(width / 110)))

/**
 * One axis for what was and what is announced. What was has most of the room however far the announcements reach, so the
 * two sides of today may run at different speeds.
 */
export const timeAxis = (first: Date, today: Date, last: Date, range: [number, number]) => {
  const begin = new Date(Math.min(first.getTime(), today.getTime() - 2 * dayMs))
  const [left, right] = range
  if (last <= today) {
    const x = scaleUtc({ domain: [begin, today], range })
    return { x, todayX: right, ticks: ticksOf(begin, today, right - left) }
  }
  const past = today.getTime() - begin.getTime()
  const share = Math.min(shareMax, Math.max(shareMin, past / (last.getTime() - begin.getTime())))
  const todayX = Math.round(left + (right - left) * share)
  const end = new Date(last.getTime() + Math.max(dayMs, (last.getTime() - today.getTime()) * 0.12))
  const x = scaleUtc({ domain: [begin, today, end], range: [left, todayX, right] })
  return { x, todayX, ticks: ticksOf(begin, today, todayX - left) }
}
