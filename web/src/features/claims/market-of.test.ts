import { expect, test } from 'vitest'
import { marketOf } from './market-of.ts'

test('a country has its own rules, those of the Union, or none that are known', () => {
  expect(['DE', 'GB', 'AT', 'BR', ''].map(marketOf)).toEqual([
    'germany',
    'united_kingdom',
    'eu',
    'other',
    'other',
  ])
})
