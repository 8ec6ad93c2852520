import { expect, test } from 'vitest'
import { drawPage } from '../../testing/draw-page.ts'
import { findTargets } from './find-targets.ts'

const targetsOf = (text: string) =>
  findTargets([drawPage(text)]).map(({ percent, baseYear, targetYear, scopes, netZero }) => ({
    percent,
    baseYear,
    targetYear,
    scopes,
    netZero,
  }))

test('a sentence with two goals gives both, each with its year', () => {
  expect(
    targetsOf(
      'We will reduce Scope 1 and Scope 2 emissions by 50% by 2030 from a 2022 base year, and reach net zero by 2045.',
    ),
  ).toEqual([
    { percent: 50, baseYear: 2022, targetYear: 2030, scopes: [1, 2], netZero: false },
    { percent: null, baseYear: null, targetYear: 2045, scopes: [], netZero: true },
  ])
})

test('what was reached is no goal', () => {
  expect(targetsOf('We have reduced our emissions by 12% since 2019.')).toEqual([])
})
