import type { SalesMonth, SalesMonths } from '@ledgerleaf/contract/statement'

const placeOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

const monthAt = (place: number): string =>
  `${String(Math.floor(place / 12)).padStart(4, '0')}-${String((place % 12) + 1).padStart(2, '0')}`

const nothing = { salesCents: 0, refundsCents: 0, feesCents: 0, netCents: 0, credits: 0 }

/** Fewer months make no picture of how it goes; a whole year before the first sale would be a picture of nothing. */
const monthsMin = 6

/** Every month from the first with a sale to now, half a year at least: a month without sales is an empty place, not a missing one. */
export const fillMonths = ({ months, asOf }: Pick<SalesMonths, 'months' | 'asOf'>): SalesMonth[] => {
  const known = new Map(months.map((one) => [one.month, one]))
  const last = Math.max(placeOf(asOf), ...months.map(({ month }) => placeOf(month)))
  const first = Math.min(last - monthsMin + 1, ...months.map(({ month }) => placeOf(month)))
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const month = monthAt(first + place)
    return known.get(month) ?? { month, ...nothing }
  })
}

const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** As in Mar 2026. */
export const writeMonth = (month: string): string => `${nameMonth(month)} ${month.slice(0, 4)}`

/** As in Mar. */
export const nameMonth = (month: string): string => names[Number(month.slice(5)) - 1] ?? month
