const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs)

const opensAtMinute = 7 * 60
const openMinutes = 10 * 60

/** So many days ago, at a minute of working hours that is each day's own: not all of a year happened at the minute of the start. */
export const daysBefore = (now: Date, days: number): Date => {
  if (days < 1) return daysAfter(now, -days)
  const day = Math.floor(daysAfter(now, -days).getTime() / dayMs) * dayMs
  return new Date(day + (opensAtMinute + ((Math.round(days) * 97) % openMinutes)) * minuteMs)
}
