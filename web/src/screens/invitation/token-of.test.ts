import { expect, test } from 'vitest'
import { tokenOf } from './token-of.ts'

test('the token of an invitation is found behind the hash and in the query, and is empty where there is none', () => {
  expect(tokenOf({ search: '', hash: '#token=a-b_c' })).toBe('a-b_c')
  expect(tokenOf({ search: '?token=a-b_c', hash: '' })).toBe('a-b_c')
  expect(tokenOf({ search: '?token=old', hash: '#token=new' })).toBe('new')
  expect(tokenOf({ search: '', hash: '' })).toBe('')
})
