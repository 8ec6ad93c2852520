import { expect, test } from 'vitest'
import { sayVerdict } from './say-verdict.ts'

const best = { totalCents: 11_706_075, scoreMean: 59.7, largestProjectPercent: 50, projects: 3 }
const beaten = {
  kind: 'cheaper' as const,
  basket: { totalCents: 11_444_000, scoreMean: 66.2, largestProjectPercent: 93, projects: 3 },
}
const dearer = {
  kind: 'more_removals' as const,
  basket: { totalCents: 20_000_000, scoreMean: 64, largestProjectPercent: 60, projects: 2 },
}

test('a basket that a limit alone keeps from being the best is told after what the limit is good for', () => {
  expect(sayVerdict(best, [dearer, beaten], 50)).toEqual({
    number: 2,
    says: 'Spread over 3 projects, so that no one failure takes more than half of the tonnes. Allowing more in one project saves $2,620.75; score 66.2 instead of 59.7.',
  })
})

test('nothing is said where no limit of one project is set, where others are dearer, and where they keep the limit', () => {
  expect(sayVerdict(best, [beaten], null)).toBeNull()
  expect(sayVerdict(best, [dearer], 50)).toBeNull()
  expect(sayVerdict(best, [beaten], 95)).toBeNull()
})
