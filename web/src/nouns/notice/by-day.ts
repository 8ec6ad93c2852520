import { writeMonth } from '@ledgerleaf/contract/days'
import type { ToldNotice } from '@ledgerleaf/contract/notices'
import { writeDate, writeDayOfYear } from '../../ui/format.ts'

/** `isMonth`: of what is older than yesterday the month stands above, and each tells its own day. */
type Day = { name: string; isMonth: boolean; notices: ToldNotice[] }

const dayMs = 86_400_000
const dayOf = (instant: string | Date): string => new Date(instant).toISOString().slice(0, 10)

const isEarlier = (madeAt: string, now: Date): boolean =>
  Date.parse(dayOf(now)) - Date.parse(dayOf(madeAt)) > dayMs

const nameOf = (madeAt: string, now: Date): string => {
  const day = dayOf(madeAt)
  if (day === dayOf(now)) return 'Today'
  if (day === dayOf(new Date(now.getTime() - dayMs))) return 'Yesterday'
  return isEarlier(madeAt, now) ? writeMonth(madeAt) : writeDate(day)
}

/** When a line was told, beside what stands above it: the time under a day, the day without its year under a month. */
export const momentOf = (madeAt: string, isMonth: boolean): string =>
  isMonth ? writeDayOfYear(madeAt) : `${madeAt.slice(11, 16)} UTC`

/** What was told, of today and yesterday as everywhere by UTC, and by months before that, in the order it comes in. */
export const byDay = (notices: readonly ToldNotice[], now: Date): Day[] => {
  const days: Day[] = []
  for (const notice of notices) {
    const name = nameOf(notice.madeAt, now)
    const last = days.at(-1)
    if (last?.name === name) last.notices.push(notice)
    else days.push({ name, isMonth: isEarlier(notice.madeAt, now), notices: [notice] })
  }
  return days
}
