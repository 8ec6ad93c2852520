import { expect, test } from 'vitest'
import { nameWrong } from './name-wrong.ts'
import { firstWish, parseWish, readWish, writeWish } from './wish-params.ts'

test('a wish survives the address it is written to', () => {
  const wish = {
    ...firstWish,
    tonnes: '1240',
    goal: 'quality' as const,
    budget: '20,000',
    categories: ['biochar', 'erw'],
    share: '',
  }
  expect(readWish(writeWish(wish))).toEqual(wish)
  expect(readWish(new URLSearchParams())).toEqual(firstWish)
})

test('what is typed becomes what the server takes', () => {
  const typed = { ...firstWish, tonnes: '1,240', budget: '$20,000.50', removals: '30', countries: 'br, ke' }
  expect(parseWish(typed, 2026)).toEqual({
    wish: {
      tonnes: 1240,
      goal: 'cost',
      budgetCents: 2_000_050,
      limits: { removalPercentMin: 30, projectPercentMax: 50, projectsMin: 3, countries: ['BR', 'KE'] },
    },
  })
})

test('names every field that is wrong at once', () => {
  const typed = {
    ...firstWish,
    tonnes: '1.5',
    goal: 'quality' as const,
    removals: '101',
    countries: 'Brazil',
  }
  expect(parseWish(typed, 2026)).toEqual({
    errors: {
      tonnes: 'Whole tonnes, such as 1,240',
      budget: 'Name the budget to spend',
      removals: 'Whole percent, from 0 to 100',
      countries: 'Two letters each, such as BR, KE',
    },
  })
})

test('tonnes chosen from a report count in place of typed ones, and a budget alone is a wish for as many as it pays for', () => {
  expect(parseWish({ ...firstWish, tonnes: 'x' }, 2026, 2000)).toMatchObject({ wish: { tonnes: 2000 } })
  const budget = { ...firstWish, tonnes: '', goal: 'tonnes' as const, budget: '50,000' }
  expect(parseWish(budget, 2026)).toMatchObject({
    wish: { tonnes: 10_000_000, goal: 'tonnes', budgetCents: 5_000_000 },
  })
  expect(parseWish({ ...budget, budget: '' }, 2026)).toEqual({ errors: { tonnes: 'How many tonnes?' } })
  expect(readWish(writeWish(budget))).toEqual(budget)
})

test('a footprint above what one basket takes is a wish all the same', () => {
  expect(parseWish({ ...firstWish, tonnes: '27,000,000' }, 2026)).toMatchObject({
    wish: { tonnes: 27_000_000 },
  })
})

test.each(['-10', '1e2', '1,5', '1.000', '12x'])(
  'tonnes typed as %s are refused, not read as others',
  (tonnes) => {
    expect(parseWish({ ...firstWish, tonnes }, 2026)).toEqual({
      errors: { tonnes: 'Whole tonnes, such as 1,240' },
    })
  },
)

test('a budget with a comma before its cents is refused', () => {
  expect(parseWish({ ...firstWish, budget: '1.234,56' }, 2026)).toEqual({
    errors: { budget: 'Write 1234.56: a dot before the cents' },
  })
})

test('a limit that cannot be is named with what it takes', () => {
  for (const score of ['500', '61.5']) {
    const parsed = parseWish({ ...firstWish, score }, 2026)
    expect('errors' in parsed && nameWrong(parsed.errors)).toEqual([
      'Minimum score: A whole number from 0 to 100',
    ])
  }
})
