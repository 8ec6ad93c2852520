import { writePercent } from '@ledgerleaf/contract/percent'
import type { MarketMark, RecommendedBasket, Wish } from '@ledgerleaf/contract/recommendations'
import type { Named } from './place-names.ts'
import { nameFrontier } from './price-quality-words.ts'

type Place = { x: number; y: number }
type Spot = Place & { radius: number }

/** Names in the picture: those of which most is bought. */
const namedMax = 5
const namedMaxNarrow = 3
const nameLettersMax = 15

/** A name in a picture is short: its first words. */
const shortName = (name: string): string => {
  if (name.length <= nameLettersMax) return name
  const words = name.split(' ')
  while (words.length > 1 && words.join(' ').length > nameLettersMax) words.pop()
  return words.join(' ').slice(0, nameLettersMax)
}

/** The recommended basket, at its place; nothing where it has none. */
export const nameBasket = (basket: RecommendedBasket | null, at: readonly Spot[]): Named[] =>
  basket
    ? at.map((where) => ({
        key: 'basket',
        text: 'This basket',
        ...where,
      }))
    : []

/** What is bought, the most of it first, each with its share. */
export const nameBought = (
  bought: readonly (Spot & { mark: MarketMark })[],
  basket: RecommendedBasket | null,
  isNarrow: boolean,
): Named[] => {
  const quantities = new Map(basket?.lines.map(({ listingId, quantity }) => [listingId, Number(quantity)]))
  const tonnesOf = (id: string) => quantities.get(id) ?? 0
  return [...bought]
    .sort((a, b) => tonnesOf(b.mark.listingId) - tonnesOf(a.mark.listingId))
    .slice(0, isNarrow ? namedMaxNarrow : namedMax)
    .map(({ mark: { listingId, projectName }, ...where }) => {
      const percent = writePercent(tonnesOf(listingId), basket?.tonnes || 1)
      const [word = ''] = projectName.split(' ')
      return {
        key: listingId,
        text: `${shortName(projectName)} ${percent}`,
        short: [`${word} ${percent}`],
        ...where,
      }
    })
}

/** The line of the cheapest baskets, at its upper end. */
export const nameLine = (limits: Wish['limits'], end: Place): Named[] => [
  { key: 'line', text: nameFrontier(limits), short: ['Cheapest baskets'], ...end, radius: 5 },
]
