const dayMs = 24 * 60 * 60 * 1000

const isBusinessDay = (day: Date): boolean => day.getUTCDay() !== 0 && day.getUTCDay() !== 6
const toDay = (day: Date): string => day.toISOString().slice(0, 10)

/** The last day on which it is still in time: so many days from Monday to Friday after this one. */
export const dueOn = (since: string, businessDays: number): string => {
  let day = new Date(`${since}T00:00:00Z`)
  for (let left = businessDays; left > 0; ) {
    day = new Date(day.getTime() + dayMs)
    if (isBusinessDay(day)) left -= 1
  }
  return toDay(day)
}

/** What is pending since this day, or longer, is overdue today. */
export const overdueSince = (today: string, businessDays: number): string => {
  let day = new Date(`${today}T00:00:00Z`)
  while (dueOn(toDay(day), businessDays) >= today) day = new Date(day.getTime() - dayMs)
  return toDay(day)
}
