const dayMs = 86_400_000
const nearDays = 30

/** Whole days from the day of one instant to another day. */
const daysOff = (dueOn: string, now: string): number =>
  Math.round((Date.parse(dueOn.slice(0, 10)) - Date.parse(now.slice(0, 10))) / dayMs)

/** How long there is until a day that is not over: today, in 1 day, in 120 days. */
export const tellDaysOff = (dueOn: string, now: string): string => {
  const days = daysOff(dueOn, now)
  if (days <= 0) return 'today'
  return `in ${days.toLocaleString('en-US')} ${days === 1 ? 'day' : 'days'}`
}

/** A day more than a month off, by which the desk orders what is due as well. */
export const isFarOff = (dueOn: string | null, now: string): boolean =>
  dueOn !== null && daysOff(dueOn, now) > nearDays
