import { expect, test } from 'vitest'
import { sayKnownCut } from './cut-words.ts'

const of = (...years: [number, number][]) =>
  years.map(([year, tonnes]) => ({ year, tonnes, parts: [], retiredTonnes: 0 }))

test('a cut is told from the first known year to the one spoken of, and so is a rise', () => {
  const years = of([2022, 17_919], [2023, 16_737], [2024, 15_548])
  expect(sayKnownCut({ years, year: 2024 })).toBe(
    'Your records: 17,919 t in 2022, 15,548 t in 2024, 13\u00a0% less.',
  )
  expect(sayKnownCut({ years: of([2022, 100], [2024, 150]), year: 2024 })).toContain('50\u00a0% more')
})

test('one year alone says nothing of a cut', () => {
  expect(sayKnownCut({ years: of([2024, 100]), year: 2024 })).toBeNull()
  expect(sayKnownCut({ years: of([2022, 100], [2024, 150]), year: 2022 })).toBeNull()
})
