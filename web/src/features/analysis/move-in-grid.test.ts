import { expect, test } from 'vitest'
import { moveInGrid, nextBox } from './move-in-grid.ts'

const size = { rows: 20, columns: 3 }

test.each([
  ['ArrowDown', { row: 1, column: 1 }],
  ['ArrowRight', { row: 0, column: 2 }],
  ['Home', { row: 0, column: 0 }],
  ['End', { row: 0, column: 2 }],
  ['PageDown', { row: 10, column: 1 }],
  ['ArrowUp', null],
  ['x', null],
] as const)('%s leads where one expects', (key, place) => {
  expect(moveInGrid({ row: 0, column: 1 }, key, size)).toEqual(place)
})

test('with control, Home and End lead to the corners', () => {
  expect(moveInGrid({ row: 5, column: 1 }, 'Home', size, true)).toEqual({ row: 0, column: 0 })
  expect(moveInGrid({ row: 5, column: 1 }, 'End', size, true)).toEqual({ row: 19, column: 2 })
})

test('an arrow leads along the row before it leads to a nearer number of another row', () => {
  const at = (x: number, y: number) => ({ box: { x0: x, y0: y, x1: x + 10, y1: y + 10 } })
  const [here, far, aslant, below] = [at(0, 0), at(100, 0), at(30, 40), at(2, 60)]
  const all = [here, far, aslant, below]
  expect(nextBox(all, here, 'ArrowRight')).toBe(far)
  expect(nextBox(all, here, 'ArrowDown')).toBe(below)
  expect(nextBox(all, here, 'ArrowLeft')).toBeNull()
  expect(nextBox(all, here, 'Enter')).toBeNull()
})
