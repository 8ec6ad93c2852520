import { expect, test } from 'vitest'
import { splitCredits, writeProgress } from './holding-words.ts'

test('what is owned is what is listed and what is not', () => {
  const owned = [
    { range: 78_600, unlisted: 9500 },
    { range: 10, unlisted: 0 },
  ]
  expect(splitCredits(owned)).toEqual({ listed: 69_110, unlisted: 9500 })
})

test('of a project without a file no progress is available', () => {
  expect([undefined, 0, 80, 100].map(writeProgress)).toEqual([
    'Progress data not available',
    'In Progress',
    'In Progress',
    'Complete',
  ])
})
