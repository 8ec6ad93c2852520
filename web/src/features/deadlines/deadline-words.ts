import type { Deadline } from '@ledgerleaf/contract/deadlines'
import { writeCount } from '../../ui/format.ts'

/** How far away a day is. */
export const tellDaysLeft = ({ daysLeft }: Pick<Deadline, 'daysLeft'>): string => {
  if (daysLeft < 0) return 'over'
  if (daysLeft === 0) return 'today'
  return daysLeft === 1 ? 'tomorrow' : `in ${writeCount(daysLeft, 'day')}`
}

/** Whether its members are being reminded of it. */
export const isNear = ({ daysLeft, remindDays }: Pick<Deadline, 'daysLeft' | 'remindDays'>): boolean =>
  daysLeft >= 0 && daysLeft <= remindDays
