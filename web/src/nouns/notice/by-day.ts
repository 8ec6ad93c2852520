import type { ToldNotice } from '@ledgerleaf/contract/notices'
import { writeDate } from '../../ui/format.ts'

type Day = { name: string; notices: ToldNotice[] }

const dayMs = 86_400_000
const dayOf = (instant: string | Date): string => new Date(instant).toISOString().slice(0, 10)

const nameOf = (day: string, now: Date): string => {
  if (day === dayOf(now)) return 'Today'
  return day === dayOf(new Date(now.getTime() - dayMs)) ? 'Yesterday' : writeDate(day)
}

/** What was told, day by day as everywhere by UTC, in the order it comes in. */
export const byDay = (notices: readonly ToldNotice[], now: Date): Day[] => {
  const days: Day[] = []
  for (const notice of notices) {
    const name = nameOf(dayOf(notice.madeAt), now)
    const last = days.at(-1)
    if (last?.name === name) last.notices.push(notice)
    else days.push({ name, notices: [notice] })
  }
  return days
}
