import { expect, test } from 'vitest'
import { firstTonnes } from './first-tonnes.ts'

const known = {
  year: 2024,
  footprintTonnes: 1200,
  retiredTonnes: 100,
  pendingTonnes: 50,
  heldForItTonnes: 49,
  programme: null,
}

test('a year of months comes to what is neither retired nor held', () => {
  expect(firstTonnes(known)).toEqual({
    tonnes: 84,
    note: 'A twelfth of the 1,001 t of 2024 not yet covered',
  })
})

test('nothing is proposed where nothing is left, or nobody knows how much', () => {
  expect(firstTonnes(null)).toBeNull()
  expect(firstTonnes({ ...known, heldForItTonnes: 1200 })).toBeNull()
})
