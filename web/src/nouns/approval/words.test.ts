import { expect, test } from 'vitest'
import { listNames, tellApprovers } from './words.ts'

test('whoever asks is told who can approve, a few by name', () => {
  expect(listNames(['Ada'])).toBe('Ada')
  expect(listNames(['Ada', 'Grace'])).toBe('Ada or Grace')
  expect(listNames(['Ada', 'Grace', 'Joan', 'Mary', 'Katherine'])).toBe('Ada, Grace, Joan or 2 more')
  expect(tellApprovers(['Ada'])).toContain('Ada can approve it')
  expect(tellApprovers([])).toContain('nobody here could approve it yet')
})
