import { expect, test } from 'vitest'
import { balanceDay, tellPeriod, usualPeriods } from './periods.ts'

test('in January the last month, quarter and year are those of the year before', () => {
  const periods = new Map(
    usualPeriods(new Date('2027-01-05T00:00:00Z')).map(({ label, period }) => [label, period]),
  )
  expect(periods.get('Last month')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(periods.get('Last quarter')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(periods.get('Last year')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  expect(periods.get('This quarter')).toEqual({ from: '2027-01-01', to: '2027-03-31' })
})

test('a period that is not over says until when it is open', () => {
  const today = new Date('2026-11-19T10:00:00Z')
  expect(tellPeriod({ from: '2026-11-01', to: '2026-11-30' }, today)).toEqual({
    isOpen: true,
    words: 'Open until Nov\u00a030,\u00a02026',
  })
  expect(tellPeriod({ from: '2026-10-01', to: '2026-10-31' }, today).isOpen).toBe(false)
  expect(tellPeriod({ from: '2026-11-01', to: '2026-11-19' }, today).isOpen).toBe(true)
})

test('a balance is of the last day of a period, and of today while that is to come', () => {
  const today = new Date('2026-11-19T10:00:00Z')
  expect(balanceDay({ from: '2026-10-01', to: '2026-10-31' }, today)).toBe('2026-10-31')
  expect(balanceDay({ from: '2026-11-01', to: '2026-11-30' }, today)).toBe('2026-11-19')
})
