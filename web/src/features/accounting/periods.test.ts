import { expect, test } from 'vitest'
import { usualPeriods } from './periods.ts'

test('in January the last month, quarter and year are those of the year before', () => {
  const periods = new Map(
    usualPeriods(new Date('2027-01-05T00:00:00Z')).map(({ label, period }) => [label, period]),
  )
  expect(periods.get('Last month')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(periods.get('Last quarter')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(periods.get('Last year')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  expect(periods.get('This quarter')).toEqual({ from: '2027-01-01', to: '2027-03-31' })
})
