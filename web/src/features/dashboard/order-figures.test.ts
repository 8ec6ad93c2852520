import type { ListingFigures } from '@ledgerleaf/contract/seller-desk'
import { expect, test } from 'vitest'
import { isTelling, orderFigures, tellShown } from './order-figures.ts'

const compared = { count: 3, cheaper: 0, pricesCents: [1, 2, 3], medianCents: 2 }
const listing = (id: string, of: Partial<ListingFigures>): ListingFigures => ({
  id,
  tokenId: id,
  projectId: 'kiln',
  projectName: 'Kiln',
  category: 'biochar',
  grade: 'B',
  vintage: 2024,
  saleType: 'spot',
  state: 'open',
  stoppedBy: null,
  listedCredits: 100,
  soldCredits: 0,
  leftCredits: 100,
  priceCents: 100,
  currency: 'usd',
  priceMinor: 100,
  views: 3,
  additions: 0,
  compared: null,
  ...of,
})

test('a project is named once with its views, and what sold stands before what lies', () => {
  const figures = orderFigures([
    listing('lies', {}),
    listing('gone', { leftCredits: 0, soldCredits: 100 }),
    listing('sold', { soldCredits: 4 }),
    listing('wood', { projectId: 'wood', projectName: 'Wood', views: 9, compared }),
  ])
  expect(
    figures.map(({ projectName, views, rows }) => [projectName, views, ...rows.map(({ id }) => id)]),
  ).toEqual([
    ['Wood', 9, 'wood'],
    ['Kiln', 3, 'sold', 'lies', 'gone'],
  ])
})

test('what nobody can be compared with is told once it sold or was wanted', () => {
  expect([
    isTelling(listing('lies', {})),
    isTelling(listing('sold', { soldCredits: 1 })),
    isTelling(listing('wanted', { additions: 1 })),
    isTelling(listing('compared', { compared })),
    isTelling(listing('gone', { leftCredits: 0, soldCredits: 9 })),
  ]).toEqual([false, true, true, true, false])
})

test('what is shown first is said to be on sale: a sold-out listing sold as well, and is not among it', () => {
  expect(tellShown([listing('sold', { soldCredits: 1 })])).toBe('on sale, and sold, wanted or compared')
  expect(tellShown([listing('lies', {})])).toBe('the first of them')
})
