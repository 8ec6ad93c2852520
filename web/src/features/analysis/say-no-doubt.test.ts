import { expect, test } from 'vitest'
import { sayNoDoubt } from './say-no-doubt.ts'

test('no doubt about what was read says nothing of what was not found', () => {
  const year = 2024
  expect(
    sayNoDoubt([
      { metric: 'scope2_market', year },
      { metric: 'scope3_total', year },
      { metric: 'scope1', year: 2023 },
    ]),
  ).toBe('All figures read clearly; Scope 1 of 2024 is missing')
  expect(
    sayNoDoubt([
      { metric: 'scope1', year },
      { metric: 'scope2_location', year },
      { metric: 'scope3_cat1', year },
    ]),
  ).toBe('All figures read clearly')
})
