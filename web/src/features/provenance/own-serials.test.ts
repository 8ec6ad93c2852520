import { expect, test } from 'vitest'
import { ownWithin, tellOwn, windowFrom } from './own-serials.ts'

const block = { first: 1, last: 3200 }

test('the lens begins where the reader’s own serials begin, and stays within the block', () => {
  expect(windowFrom({ first: 1, last: 35 }, block, 61)).toEqual({ first: 1, last: 61 })
  expect(windowFrom({ first: 400, last: 410 }, block, 61)).toEqual({ first: 400, last: 460 })
  expect(windowFrom({ first: 3190, last: 3200 }, block, 61)).toEqual({ first: 3140, last: 3200 })
})

test('what is named as the reader’s own is exactly what the bar covers', () => {
  const own = [{ first: 1, last: 35 }]
  expect(tellOwn(own, { first: 1, last: 61 })).toBe('Yours: 1–35')
  expect(ownWithin(own, { first: 24, last: 48 })).toEqual([{ first: 24, last: 35 }])
  expect(tellOwn(own, { first: 24, last: 48 })).toBe('Yours: 24–35, of 35')
  expect(tellOwn(own, { first: 1, last: 25 })).toBe('Yours: 1–25, of 35')
  expect(tellOwn([...own, { first: 50, last: 54 }], { first: 1, last: 61 })).toBe('Yours: 1–35, of 40')
  expect(tellOwn(own, { first: 100, last: 160 })).toBeUndefined()
  expect(tellOwn([{ first: 7, last: 7 }], block)).toBe('Yours: 7')
})
