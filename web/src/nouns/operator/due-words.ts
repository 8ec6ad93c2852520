import { writeDate } from '../../ui/format.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How near a day is: what is due within two days is told in the colour that asks for attention. */
type Nearness = 'overdue' | 'near' | 'far'

const daysUntil = (dueOn: string, now: Date): number =>
  Math.round((Date.parse(dueOn) - Date.parse(now.toISOString().slice(0, 10))) / dayMs)

export const nearnessOf = (dueOn: string, now: Date): Nearness => {
  const days = daysUntil(dueOn, now)
  return days < 0 ? 'overdue' : days <= 2 ? 'near' : 'far'
}

export const nearnessLook: Record<Nearness, string> = {
  overdue: 'text-error',
  near: 'text-attention',
  far: 'text-muted',
}

/** The day, and where it is near how near: Nov 20, 2026, tomorrow. */
export const dueWords = (dueOn: string, now: Date): string => {
  const days = daysUntil(dueOn, now)
  const near = days < 0 ? 'overdue' : days === 0 ? 'today' : days === 1 ? 'tomorrow' : null
  return near ? `${writeDate(dueOn)}, ${near}` : writeDate(dueOn)
}
