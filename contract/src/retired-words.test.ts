import { expect, test } from 'vitest'
import { tellRetired } from './retired-words.ts'

test('what no registry has confirmed is named beside what is retired', () => {
  expect(tellRetired(0)).toBe('Taken out of use, once and for good')
  expect(tellRetired(1500)).toBe('Taken out of use here, for good; 1,500 not confirmed by their registry')
})
