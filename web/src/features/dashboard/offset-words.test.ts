import { expect, test } from 'vitest'
import { sayOffsetYears } from './offset-words.ts'

const part = (tonnes: number, startsOn: string, endsOn = startsOn, isPending = false) => ({
  ...{ tonnes, startsOn, endsOn, isPending, namesNone: startsOn === endsOn },
})
const offset = { offsetTonnes: 400, uncountedTonnes: 0 }

test('an offset of another year than the footprint is said to count for that one, and nothing for this', () => {
  const coverage = { year: 2024, retiredTonnes: 0, elsewhere: [part(400, '2026-08-15')] }
  expect(sayOffsetYears(offset, coverage)).toBe('400\u00a0t count for 2026, 0\u00a0t\u00a0for\u00a02024')
})

test('what is pending counts for no year yet, and many years are not told one by one', () => {
  const elsewhere = [
    part(9, '2022-01-01', '2022-12-31', true),
    part(100, '2021-01-01', '2023-12-31'),
    part(200, '2023-01-01', '2023-12-31'),
  ]
  expect(sayOffsetYears(offset, { year: 2024, retiredTonnes: 100, elsewhere })).toBe(
    '300\u00a0t count for other times, 100\u00a0t\u00a0for\u00a02024',
  )
})

test('what is all of the year itself is one part', () => {
  expect(sayOffsetYears(offset, { year: 2024, retiredTonnes: 400, elsewhere: [] })).toBe(
    '400\u00a0t count for 2024',
  )
})

test('nothing is said where the sums differ, where nothing is offset, and without a footprint', () => {
  expect(sayOffsetYears(offset, { year: 2024, retiredTonnes: 7, elsewhere: [] })).toBeNull()
  expect(sayOffsetYears({ ...offset, offsetTonnes: 0 }, null)).toBeNull()
  expect(sayOffsetYears(offset, null)).toBeNull()
})
