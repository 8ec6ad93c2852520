import { expect, test } from 'vitest'
import { labelMonths } from './label-months.ts'

const months = (days: readonly string[], perDay: number) =>
  labelMonths(days, (at) => ((at.getTime() - Date.parse('2026-01-01')) / 86_400_000) * perDay, [0, 1000])

test('a day is told by its month, whatever space the date is written with', () => {
  expect(months(['2026-10-01'], 1).map(({ says }) => says.replace(/\s/, ' '))).toEqual(['Oct 2026'])
})

test('two months that would run into each other are one, and a month is told once', () => {
  expect(months(['2026-03-01', '2026-04-15'], 1)).toHaveLength(1)
  expect(months(['2026-03-01', '2026-04-15'], 4)).toHaveLength(2)
  expect(months(['2026-03-01', '2026-03-31'], 10)).toHaveLength(1)
})
