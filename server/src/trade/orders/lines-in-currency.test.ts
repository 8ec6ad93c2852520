import { expect, test } from 'vitest'
import { linesInCurrency } from './lines-in-currency.ts'

test('lines share what is charged in proportion, and less the discount they add up to it exactly', () => {
  expect(linesInCurrency({ lineCents: [1000, 1000, 1000], allowanceCents: 0 }, 2500)).toEqual({
    lines: [833, 834, 833],
    allowanceMinor: 0,
  })
  for (let netMinor = 1; netMinor < 5000; netMinor += 13) {
    const { lines, allowanceMinor } = linesInCurrency(
      { lineCents: [1999, 1, 700, 35_000], allowanceCents: 370 },
      netMinor,
    )
    expect(lines.reduce((sum, minor) => sum + minor, 0) - allowanceMinor).toBe(netMinor)
    expect(Math.min(...lines, allowanceMinor)).toBeGreaterThanOrEqual(0)
  }
})

test('where nothing is charged every line is nothing', () => {
  expect(linesInCurrency({ lineCents: [500], allowanceCents: 500 }, 0)).toEqual({
    lines: [0],
    allowanceMinor: 0,
  })
})

test('a line that is priced in the currency costs its own price, and the others share the rest', () => {
  const part = { lineCents: [2165, 1000, 1000], allowanceCents: 0, ownMinor: [2000, null, null] }
  expect(linesInCurrency(part, 3847)).toEqual({ lines: [2000, 924, 923], allowanceMinor: 0 })
})
