import type { ProjectSupply } from '@ledgerleaf/contract/supply'
import { expect, test } from 'vitest'
import { hasPrices, isStill, supplyStory } from './supply-story.ts'

const day = (on: string, listed: number, held: number) => ({
  on,
  issued: listed + held,
  notListed: 0,
  listed,
  held,
  retired: 0,
  cancelled: 0,
})
const asked = (priceCents: number): ProjectSupply['asked'][number] => ({
  listingId: String(priceCents),
  vintage: 2024,
  saleType: 'spot',
  steps: [{ on: '2025-12-23', priceCents }],
  endedOn: null,
})
const still: ProjectSupply = {
  days: [day('2025-12-23', 850, 0), day('2026-11-13', 842, 8)],
  asked: [asked(31_900)],
  sold: [
    { on: '2026-11-13', vintage: 2024, saleType: 'spot', priceCents: 31_900, credits: 8, returnedCredits: 0 },
  ],
  coming: [],
  batches: [],
}

test('where next to nothing moved, a sentence tells it', () => {
  expect(isStill(still)).toBe(true)
  expect(supplyStory(still)).toBe(
    '850 credits since Dec\u00a023,\u00a02025; $319.00 all the time; 8 sold on Nov\u00a013,\u00a02026',
  )
})

test('a price that moved, or two of them, or what is announced, is drawn', () => {
  const two = { ...still, asked: [asked(31_900), asked(40_000)] }
  expect(hasPrices(two)).toBe(true)
  expect(isStill(two)).toBe(false)
  expect(
    isStill({ ...still, coming: [{ dueOn: '2027-01-31', vintage: 2026, isSold: false, credits: 5 }] }),
  ).toBe(false)
  expect(
    isStill({ ...still, days: [...still.days, day('2026-11-14', 800, 50), day('2026-11-15', 700, 150)] }),
  ).toBe(false)
})
