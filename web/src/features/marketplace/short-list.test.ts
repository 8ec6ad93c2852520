import { expect, test } from 'vitest'
import { shortList } from './short-list.ts'

const countries = ['BR', 'KE', 'IS', 'FI'].map((value) => ({ value }))

test('shows the first few, in their order', () => {
  expect(shortList(countries, [], 2)).toEqual([{ value: 'BR' }, { value: 'KE' }])
})

test('and what is chosen, however far behind it stands', () => {
  expect(shortList(countries, ['FI'], 2)).toEqual([{ value: 'BR' }, { value: 'KE' }, { value: 'FI' }])
})
