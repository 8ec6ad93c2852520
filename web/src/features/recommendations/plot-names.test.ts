import type { MarketMark, RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { expect, test } from 'vitest'
import { compareBaskets } from './compare-baskets.ts'
import { nameBought } from './plot-names.ts'

test('one share reads the same in the picture as on the card of the basket', () => {
  const basket = {
    tonnes: 1103,
    totalCents: 887_600,
    scoreMean: 59.7,
    largestProjectPercent: (551 / 1103) * 100,
    removalPercent: (56 / 1103) * 100,
    lines: [
      { listingId: 'a', quantity: 551 },
      { listingId: 'b', quantity: 56 },
    ],
  } as RecommendedBasket
  const mark = (listingId: string, projectName: string) => ({
    mark: { listingId, projectName } as MarketMark,
    x: 0,
    y: 0,
    radius: 5,
  })
  const names = nameBought([mark('a', 'Rio Calado'), mark('b', 'Umvana Hills')], basket, false)
  expect(names.map(({ text }) => text)).toEqual(['Rio Calado 50 %', 'Umvana Hills 5.1 %'])
  const onCard = (name: string) =>
    compareBaskets(basket, [basket], null).find((one) => one.name === name)?.says
  expect([onCard('Largest project'), onCard('Removals')]).toEqual(['50 %', '5.1 %'])
})
