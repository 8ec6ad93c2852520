import { expect, test } from 'vitest'
import { writeYears } from './write-years.ts'

test('years that follow each other are a span, and others stand by themselves', () => {
  expect(writeYears([2023, 2021, 2022, 2022])).toBe('2021–2023')
  expect(writeYears([2027, 2024, 2025])).toBe('2024–2025, 2027')
  expect(writeYears([2024])).toBe('2024')
  expect(writeYears([])).toBe('')
})
