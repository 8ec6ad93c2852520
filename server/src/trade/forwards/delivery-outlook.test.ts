import { expect, test } from 'vitest'
import { deliveryOutlook } from './delivery-outlook.ts'

test.each([
  ['biochar', 80, 46],
  ['biochar', 30, 23],
  ['dac', 60, 72],
  ['redd_arr', null, 48],
] as const)('%s with the score %s: %i %% of what is promised', (category, score, percent) => {
  const outlook = deliveryOutlook(category, score, 150)
  expect(outlook).toMatchObject({ rule: 'forward-delivery-1', percent })
  expect(outlook.credits).toBe(Math.floor((150 * percent) / 100))
  expect(outlook.because).toHaveLength(2)
})
