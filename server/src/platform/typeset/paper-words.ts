export { writeDay, writeDays } from '@ledgerleaf/contract/days'

export const writeWhole = (value: number): string => value.toLocaleString('en-US')

/** Cents as dollars: -$1,240.50. */
export const writeDollars = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
