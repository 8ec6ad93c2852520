import type { Subscription } from '@ledgerleaf/contract/subscriptions'

/** The day of the n-th run. Counted from the first, so that a 31st is the last day of a month and never wanders. */
export const dueDay = (startsOn: string, every: Subscription['every'], n: number): string => {
  const [year = 0, month = 1, day = 1] = startsOn.split('-').map(Number)
  const months = month - 1 + n * (every === 'year' ? 12 : 1)
  const [dueYear, dueMonth] = [year + Math.floor(months / 12), months % 12]
  const lastDay = new Date(Date.UTC(dueYear, dueMonth + 1, 0)).getUTCDate()
  return new Date(Date.UTC(dueYear, dueMonth, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
