import { expect, test } from 'vitest'
import { marketsOf } from './market-of.ts'

test('a country has its own rules, those of the Union, or none that are known', () => {
  expect(['GB', 'AT', 'BR', ''].map(marketsOf)).toEqual([['united_kingdom'], ['eu'], ['other'], ['other']])
})

test('a member state with rules of its own is read by those of the Union too', () => {
  expect(['DE', 'NL'].map(marketsOf)).toEqual([
    ['eu', 'germany'],
    ['eu', 'netherlands'],
  ])
})
