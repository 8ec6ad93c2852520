import { expect, test } from 'vitest'
import { countriesNamed, wordsOf } from './search-words.ts'

test('words are small, without accents and signs', () => {
  expect(wordsOf('  São-Tomé  VCS_DEMO-101%  ')).toEqual(['sao', 'tome', 'vcs', 'demo', '101'])
  expect(wordsOf('%_\\')).toEqual([])
})

test('a country is found by the beginning of any word of its name', () => {
  expect(countriesNamed('brazil')).toEqual(['BR'])
  expect(countriesNamed('kingdom')).toContain('GB')
  expect(countriesNamed('br')).toEqual([])
  expect(countriesNamed('forest')).toEqual([])
})
