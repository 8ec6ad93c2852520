import { expect, test } from 'vitest'
import { owedOf, tellOwed } from './owed.ts'

const promise = (dueOn: string, quantity: number, delivered = 0, projectId = 'one') => ({
  projectId,
  dueOn,
  quantity,
  delivered,
})

test('a project owes what is not delivered of its own promises', () => {
  const all = [promise('2027-06-01', 10), promise('2027-03-19', 60, 20), promise('2026-01-01', 5, 0, 'two')]
  expect(owedOf(all, 'one')).toEqual({ credits: 50, dueOn: '2027-03-19', days: 2 })
  expect(owedOf([promise('2026-10-08', 20, 20)], 'one')).toBeNull()
})

test('one date is no first of several', () => {
  const words = (days: number) =>
    tellOwed({ credits: 40, dueOn: '2027-03-19', days }).replaceAll('\u00a0', ' ')
  expect(words(1)).toBe('Deliver 40 credits sold forward by Mar 19, 2027.')
  expect(words(2)).toBe('Deliver 40 credits sold forward, the first by Mar 19, 2027.')
})
