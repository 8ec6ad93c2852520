import { expect, test } from 'vitest'
import { timeAxis } from './time-axis.ts'

const on = (day: string) => new Date(day)
const today = on('2026-03-09')

test('without announcements what was has all the room, up to the end of today', () => {
  const { x, todayX, isBroken } = timeAxis(on('2025-03-09'), today, today, [50, 450])
  expect(isBroken).toBe(false)
  expect([x(on('2025-03-09')), x(on('2026-03-10')), todayX]).toEqual([50, 450, 450])
})

test('what was issued today has a width', () => {
  const { x, todayX } = timeAxis(today, today, today, [0, 1400])
  expect(todayX - x(today)).toBeCloseTo(100)
})

test('announcements for a hundred years from now leave what was most of the room', () => {
  const { x, todayX, isBroken } = timeAxis(on('2025-03-09'), today, on('2126-09-30'), [0, 1000])
  expect(isBroken).toBe(true)
  expect(todayX).toBe(600)
  expect(x(on('2126-09-30'))).toBeGreaterThan(900)
  expect(x(on('2126-09-30'))).toBeLessThan(1000)
})

test('announcements for next week still have some room', () => {
  expect(timeAxis(on('2020-03-09'), today, on('2026-03-16'), [0, 1000]).todayX).toBe(880)
})
