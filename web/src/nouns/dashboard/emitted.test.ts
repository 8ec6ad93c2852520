import { expect, test } from 'vitest'
import { sayCreditsFor, writeEmitted } from './emitted.ts'

const of = (tonnes: number, footprintTonnes: number) => ({
  year: 2025,
  footprintTonnes,
  years: [
    { year: 2024, tonnes: 900, parts: [], retiredTonnes: 0 },
    { year: 2025, tonnes, parts: [], retiredTonnes: 0 },
  ],
})

test('a footprint with grams is written rounded, and the credits it takes beside it', () => {
  expect(writeEmitted(of(368.003824, 369))).toBe('368')
  expect(sayCreditsFor(of(368.003824, 369))).toBe(', 369 credits to cover it')
})

test('a footprint in whole tonnes takes as many credits, and nothing is said of them', () => {
  expect(writeEmitted(of(15_548, 15_548))).toBe('15,548')
  expect(sayCreditsFor(of(15_548, 15_548))).toBe('')
})
