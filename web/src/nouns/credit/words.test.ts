import { expect, test } from 'vitest'
import { writeVintage } from './words.ts'

test('names a vintage by its year', () => {
  expect(writeVintage('2022-01-01', '2022-12-31')).toBe('2022')
  expect(writeVintage('2022-07-01', '2023-06-30')).toBe('2022 to 2023')
})
