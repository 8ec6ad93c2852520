import { type BookPeriod, namedPeriod } from '@ledgerleaf/contract/accounting'
import { writeDate } from '../../ui/format.ts'

type NamedPeriod = { label: string; period: BookPeriod }

const two = (number: number): string => String(number).padStart(2, '0')

/** The periods somebody who keeps books asks for most, seen from a day of UTC. */
export const usualPeriods = (today: Date): NamedPeriod[] => {
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + 1]
  const quarter = Math.ceil(month / 3)
  const names: [string, string][] = [
    ['Last month', month === 1 ? `${year - 1}-12` : `${year}-${two(month - 1)}`],
    ['This month', `${year}-${two(month)}`],
    ['Last quarter', quarter === 1 ? `${year - 1}-Q4` : `${year}-Q${quarter - 1}`],
    ['This quarter', `${year}-Q${quarter}`],
    ['Last year', `${year - 1}`],
    ['This year', `${year}`],
  ]
  return names.flatMap(([label, name]) => {
    const period = namedPeriod(name)
    return period ? [{ label, period }] : []
  })
}

/** The day its balances are of: the last one of a period that is over, and today within one that is not. */
export const balanceDay = ({ to }: BookPeriod, today: Date): string => {
  const day = today.toISOString().slice(0, 10)
  return to < day ? to : day
}

/** Whether a period is over, on a day of UTC: until then what it says still changes. */
export const tellPeriod = ({ from, to }: BookPeriod, today: Date): { isOpen: boolean; words: string } => {
  const day = today.toISOString().slice(0, 10)
  if (from > day) return { isOpen: true, words: `Begins ${writeDate(from)}` }
  return to < day
    ? { isOpen: false, words: `Closed since ${writeDate(to)}` }
    : { isOpen: true, words: `Open until ${writeDate(to)}` }
}
