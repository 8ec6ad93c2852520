import { expect, test } from 'vitest'
import { isNear, tellDaysLeft } from './deadline-words.ts'

test('a day is told by how far it is, and is near as long as members are reminded of it', () => {
  const told = [-3, 0, 1, 14, 15].map((daysLeft) => [
    tellDaysLeft({ daysLeft }),
    isNear({ daysLeft, remindDays: 14 }),
  ])
  expect(told).toEqual([
    ['over', false],
    ['today', true],
    ['tomorrow', true],
    ['in 14 days', true],
    ['in 15 days', false],
  ])
})
