import { scaleUtc } from '@visx/scale'

const dayMs = 86_400_000
/** What began today is still seen to be wide. */
const pastMinMs = 14 * dayMs
const shareMin = 0.6
const shareMax = 0.88

/** Days to name on the way to today. */
const ticksOf = (begin: Date, end: Date, width: number): Date[] =>
  scaleUtc({ domain: [begin, end] }).ticks(Math.max(2, Math.floor(width / 110)))

/**
 * One axis for what was and what is announced. What was has most of the room however far the announcements reach, so the
 * two sides of today may run at different speeds. Today is a day like any other: it ends where the announcements begin.
 */
export const timeAxis = (first: Date, today: Date, last: Date, [left, right]: [number, number]) => {
  const end = new Date(today.getTime() + dayMs)
  const begin = new Date(Math.min(first.getTime(), end.getTime() - pastMinMs))
  if (last <= today) {
    const x = scaleUtc({ domain: [begin, end], range: [left, right] })
    return { x, todayX: right, isBroken: false, ticks: ticksOf(begin, end, right - left) }
  }
  const whole = last.getTime() - begin.getTime()
  const share = Math.min(shareMax, Math.max(shareMin, (end.getTime() - begin.getTime()) / whole))
  const todayX = Math.round(left + (right - left) * share)
  // The last announcement is a step, too: it has some room behind it.
  const until = new Date(last.getTime() + Math.max(dayMs, (last.getTime() - today.getTime()) * 0.12))
  const x = scaleUtc({ domain: [begin, end, until], range: [left, todayX, right] })
  const speedOf = (from: number, to: number, pixels: number) => (to - from) / pixels
  const before = speedOf(begin.getTime(), end.getTime(), todayX - left)
  const after = speedOf(end.getTime(), until.getTime(), right - todayX)
  // Whoever reads the distance between two days has to know where it changes.
  const isBroken = Math.max(before, after) / Math.min(before, after) > 1.25
  return { x, todayX, isBroken, ticks: ticksOf(begin, end, todayX - left) }
}
