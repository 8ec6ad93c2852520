import { expect, test } from 'vitest'
import { nextPin } from './next-pin.ts'

const at = (id: string, x: number, y: number) => ({ id, x, y })
const brazil = at('brazil', 100, 200)
const congo = at('congo', 300, 190)
const iceland = at('iceland', 220, 40)
const marks = [brazil, congo, iceland]

test('an arrow key leads to the nearest mark on its side, straight ahead before aside', () => {
  expect(nextPin(marks, brazil, 'ArrowRight')).toBe(congo)
  expect(nextPin(marks, congo, 'ArrowUp')).toBe(iceland)
  expect(nextPin(marks, iceland, 'ArrowDown')).toBe(congo)
})

test('where nothing lies on that side, and for any other key, it stays', () => {
  expect(nextPin(marks, brazil, 'ArrowLeft')).toBeNull()
  expect(nextPin(marks, brazil, 'Enter')).toBeNull()
})
