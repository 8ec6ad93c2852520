import { expect, test } from 'vitest'
import { strangeYear } from './purpose-year.ts'

const of2024 = (purpose: string) => strangeYear(purpose, '2024-01-01', '2024-12-31')

test('a purpose that speaks of another year than the period is asked about', () => {
  expect(of2024('Business travel in 2025')).toBe('2025')
  expect(of2024('Freight, 2021 and 2022')).toBe('2021')
})

test('a purpose of the period, of no year or without a period is not', () => {
  expect(of2024('Freight of 2024')).toBeNull()
  expect(of2024('From 2023 to 2024')).toBeNull()
  expect(of2024('Residual emissions of last year, order 20251')).toBeNull()
  expect(strangeYear('Freight of 2024', '', '')).toBeNull()
  expect(strangeYear('Freight of 2024', '2023-07-01', '2024-06-30')).toBeNull()
})
