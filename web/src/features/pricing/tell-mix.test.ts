import { Credits } from '@ledgerleaf/contract/units'
import { expect, test } from 'vitest'
import { tellMix } from './tell-mix.ts'

const line = (category: string | null, country: string | null, quantity: number) => ({
  category,
  country,
  quantity: Credits.parse(quantity),
})

test('tonnes of one kind are told together, the most first', () => {
  expect(tellMix([line('biochar', 'GB', 1), line('erw', 'IN', 1), line('biochar', 'TH', 1)])).toBe(
    '2 t of Biochar and 1 t of Enhanced Rock Weathering, from 3 countries.',
  )
})

test('one kind, one country, and what has neither', () => {
  expect(tellMix([line('biochar', 'GB', 2)])).toBe('2 t of Biochar, from 1 country.')
  expect(tellMix([line(null, null, 2)])).toBe('2 t of projects without a kind.')
})
