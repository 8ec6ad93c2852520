import { expect, test } from 'vitest'
import { progressOf, type StepFacts, stepsOf } from './steps.ts'

const facts = (traded: Partial<StepFacts>): StepFacts => ({
  hasFile: true,
  entered: {},
  rated: true,
  review: 'approved',
  listings: 1,
  openListings: 1,
  soldCredits: 0,
  promisedCredits: 0,
  retiredCredits: 0,
  ...traded,
})
const isTraded = (traded: Partial<StepFacts>) => stepsOf(facts(traded)).find(({ id }) => id === 'trade')?.done

test('trading is not done while credits that were sold forward are owed, and is once all of it is delivered', () => {
  expect(isTraded({})).toBe(false)
  expect(isTraded({ promisedCredits: 40 })).toBe(false)
  expect(isTraded({ soldCredits: 24, promisedCredits: 40 })).toBe(false)
  expect(isTraded({ soldCredits: 64 })).toBe(true)
  expect(progressOf(facts({ soldCredits: 24, promisedCredits: 40 }))).toBe(40)
})
