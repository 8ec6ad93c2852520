import { expect, test } from 'vitest'
import { fillMonths, writeMonth } from './fill-months.ts'

const sold = (month: string) => ({
  month,
  salesCents: 1000,
  refundsCents: 0,
  feesCents: 25,
  netCents: 975,
  credits: 1,
})

test('a month without sales has its empty place, over the turn of a year too', () => {
  const months = fillMonths({ months: [sold('2024-11'), sold('2026-01')], asOf: '2026-02' })
  expect(months).toHaveLength(16)
  expect(months.map(({ month, credits }) => `${month} ${credits}`)).toEqual(
    expect.arrayContaining(['2024-11 1', '2024-12 0', '2025-01 0', '2026-01 1', '2026-02 0']),
  )
})

test('one sale stands in half a year of months, and no sale in as many', () => {
  expect(fillMonths({ months: [sold('2026-02')], asOf: '2026-02' }).map(({ month }) => month)).toEqual([
    ...['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'],
  ])
  expect(fillMonths({ months: [], asOf: '2026-02' })).toHaveLength(6)
})

test('a month is written as people read it', () => {
  expect(writeMonth('2026-03')).toBe('Mar 2026')
})
