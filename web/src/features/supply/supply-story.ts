import type { ProjectSupply } from '@ledgerleaf/contract/supply'
import { writeCents, writeCount, writeDate, writeWhole } from '../../ui/format.ts'

type Told = Pick<ProjectSupply, 'days' | 'asked' | 'sold' | 'coming'>

const pricesOf = ({ asked, sold }: Told): number[] =>
  [...asked.flatMap(({ steps }) => steps), ...sold].map(({ priceCents }) => priceCents)

/** There is more than one price to draw. */
export const hasPrices = (supply: Told): boolean => new Set(pricesOf(supply)).size > 1

/** So little moved that a sentence tells it: a picture of it would be a rectangle. */
const movesMax = 3
export const isStill = (supply: Told): boolean =>
  supply.days.length <= movesMax && supply.coming.length === 0 && !hasPrices(supply)

/** What there is to tell: since when it is issued, at what price all the time, and what was sold when. */
export const supplyStory = (supply: Told): string => {
  const [first] = supply.days
  const issued = supply.days.at(-1)?.issued ?? 0
  const [price] = pricesOf(supply)
  const sales = supply.sold.map(({ on, credits }) => `${writeWhole(credits)} sold on ${writeDate(on)}`)
  return [
    ...(first ? [`${writeCount(issued, 'credit')} since ${writeDate(first.on)}`] : []),
    ...(price === undefined ? [] : [`${writeCents(price)} all the time`]),
    ...sales,
  ].join('; ')
}
