import { expect, test } from 'vitest'
import { firstTonnes } from './first-tonnes.ts'

const known = {
  analysisId: 'report',
  year: 2024,
  parts: [
    { metric: 'scope1' as const, tonnes: 700 },
    { metric: 'scope2_market' as const, tonnes: 300 },
    { metric: 'scope3_total' as const, tonnes: 9000 },
  ],
  footprintTonnes: 10_000,
  retiredTonnes: 100,
  pendingTonnes: 50,
  heldForItTonnes: 49,
  openTonnes: 9801,
  programme: null,
}

test('a year of months comes to what is looked for first: Scope 1 and 2, less what is retired or held', () => {
  expect(firstTonnes(known)).toEqual({
    tonnes: 67,
    note: 'A twelfth of the 801 t not yet covered of Scope 1 and 2, 2024',
  })
})

test('nothing is proposed where nothing is left, or nobody knows how much', () => {
  expect(firstTonnes(null)).toBeNull()
  expect(firstTonnes({ ...known, heldForItTonnes: 10_000, openTonnes: 0 })).toBeNull()
  expect(firstTonnes({ ...known, programme: { tonnes: 9, isLeftOut: false } })).toBeNull()
})
