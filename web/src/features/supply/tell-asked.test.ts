import type { AskingPrice } from '@ledgerleaf/contract/supply'
import { expect, test } from 'vitest'
import { tellAsked } from './tell-asked.ts'

const one = (
  listingId: string,
  on: string,
  priceCents: number,
  endedOn: string | null = null,
): AskingPrice => ({
  listingId,
  vintage: 2021,
  saleType: 'spot',
  steps: [{ on, priceCents }],
  endedOn,
})

test('a price is not told as the only one while another listing of the vintage asks less', () => {
  const asked = [one('a', '2026-01-05', 720), one('b', '2026-03-01', 800)]
  expect(tellAsked(asked, 'b', '2026-03-01')).toBe(
    'Asked from then on by one listing, while another asks $7.20',
  )
  expect(tellAsked(asked, 'a', '2026-01-05')).toBe('Asked from then on')
})

test('what has ended by then asks nothing any more', () => {
  const asked = [one('a', '2026-01-05', 720, '2026-02-01'), one('b', '2026-03-01', 800)]
  expect(tellAsked(asked, 'b', '2026-03-01')).toBe('Asked from then on')
})
