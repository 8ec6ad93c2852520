import { expect, test } from 'vitest'
import { afterRetiring } from './after-retiring.ts'

const coverage = {
  year: 2024,
  footprintTonnes: 15_548,
  retiredTonnes: 0,
  pendingTonnes: 150,
  programme: null,
  heldTonnes: 859,
  laterTonnes: 24,
}

test('what is retired adds to what is pending, and what is not covered stays as it was with the credits held', () => {
  expect(afterRetiring(coverage, 835, 0)).toEqual({ pendingTonnes: 985, uncoveredTonnes: 14_563 })
  expect(afterRetiring(coverage, 100, 0)).toEqual({ pendingTonnes: 250, uncoveredTonnes: 14_563 })
})

test('later vintages that are taken cover more than was counted, and nothing is left below none', () => {
  expect(afterRetiring(coverage, 859, 24)).toEqual({ pendingTonnes: 1009, uncoveredTonnes: 14_539 })
  expect(afterRetiring({ ...coverage, footprintTonnes: 200 }, 100, 0).uncoveredTonnes).toBe(0)
})
