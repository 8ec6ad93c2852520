import type { Schedule } from '@ledgerleaf/contract/scheduled-retirements'
import { writeWhole } from '../../ui/format.ts'

/** How much of what is retired then, in a line. */
export const tellSchedule = ({
  tonnes,
  isHeld,
  shares,
}: Pick<Schedule, 'tonnes' | 'isHeld' | 'shares'>): string => {
  const amount = isHeld ? `what is held, up to ${writeWhole(tonnes)} t` : `${writeWhole(tonnes)} t`
  return shares > 0 ? `${amount}, shared among ${shares}` : amount
}
