import { expect, test } from 'vitest'
import { isCompared, tellCompared, tellLike, tellMedian, tellUnscored } from './compared-words.ts'

const of = (count: number, medianCents: number | null) => ({
  count,
  cheaper: 1,
  pricesCents: [],
  medianCents,
})

test('fewer than three are said to be too few, and no median is told by them', () => {
  expect(tellCompared(of(2, null))).toBe('Too few to compare: 2 others')
  expect(tellCompared(of(0, null))).toBe('No comparable offer')
  expect(tellCompared(null)).toContain('Not compared')
  expect([isCompared(null), isCompared(of(2, null)), isCompared(of(3, 500))]).toEqual([false, false, true])
})

test('how many are cheaper is said in words where none is', () => {
  expect(tellCompared(of(5, 500))).toBe('5 others, 1 cheaper')
  expect(tellCompared({ ...of(5, 500), cheaper: 0 })).toBe('5 others, none cheaper')
})

test('a price is told beside the median in whole percent', () => {
  expect(tellMedian(1120, 1000)).toBe('12 % above the median')
  expect(tellMedian(500, 1000)).toBe('50 % below the median')
  expect(tellMedian(1, 1000)).toBe('99 % below the median')
  expect(tellMedian(1001, 1000)).toBe('At the median')
})

test('a vintage without a score is named as the one that has none: its project may have a grade', () => {
  const listing = { category: 'biochar', grade: null, vintage: 2025, saleType: 'spot' } as const
  expect(tellUnscored(listing)).toBe('Vintage 2025 is not scored yet: only offers without a score compare.')
  expect(tellLike(listing)).toBe('Biochar, vintages 2023 to 2027, spot')
  expect(tellUnscored({ ...listing, grade: 'C' })).toBeNull()
  expect(tellLike({ ...listing, grade: 'C' })).toBe('Biochar, grades B to D, vintages 2023 to 2027, spot')
})
